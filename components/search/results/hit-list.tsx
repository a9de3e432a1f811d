import { SiteLink } from '@/components/link/site-link';
import type { Hit } from '@/lib/search/engine';
import { groupHits, type PageOfHits } from './group-hits';
import styles from './hit-list.module.css';
import { Marked } from './marked';

/** A stretch of hits, those of one page together. */
export function HitList({ hits }: { readonly hits: readonly Hit[] }) {
  return (
    <ol className={styles.list}>
      {groupHits(hits).map((group) => (
        <li key={group.path} className={styles.page}>
          <PageHits group={group} />
        </li>
      ))}
    </ol>
  );
}

function PageHits({ group: { path, section, page, title, inside } }: { readonly group: PageOfHits }) {
  return (
    <>
      {section !== '' && <p className={styles.trail}>{section}</p>}
      <h2 className={styles.title}>
        <SiteLink href={path}>{page ? <Marked parts={page.title} /> : title}</SiteLink>
      </h2>
      {page && page.snippet.length > 0 && (
        <p className={styles.snippet}>
          <Marked parts={page.snippet} />
        </p>
      )}
      {inside.length > 0 && (
        <ul className={styles.inside}>
          {inside.map((hit) => (
            <li key={hit.id}>
              <SiteLink href={hit.url}>
                <Marked parts={hit.title} />
              </SiteLink>
              {hit.snippet.length > 0 && (
                <p className={hit.kind === 'code' ? styles.code : styles.snippet}>
                  <Marked parts={hit.snippet} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
