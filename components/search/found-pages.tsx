import { SiteLink } from '@/components/link/site-link';
import type { Found } from '@/lib/search/find';
import styles from './found-pages.module.css';

const shownHeadings = 4;

/** The pages that answer a query, or what to try when there are none. */
export function FoundPages({ query, found }: { readonly query: string; readonly found: readonly Found[] }) {
  if (found.length === 0) {
    return (
      <div role="status">
        <h2>No results for “{query}”</h2>
        <p>
          Try searching for a word of the error text, a key such as <code>APP_KEY</code>, or the name of a command.
        </p>
      </div>
    );
  }
  return (
    <>
      <p role="status">{found.length === 1 ? 'One page found' : `${found.length} pages found`}</p>
      <ol className={styles.list}>
        {found.map(({ page, headings }) => (
          <li key={page.path} className={styles.page}>
            <h2 className={styles.title}>
              <SiteLink href={page.path}>{page.title}</SiteLink>
            </h2>
            <p>{page.description}</p>
            {headings.length > 0 && (
              <ul className={styles.headings}>
                {headings.slice(0, shownHeadings).map(({ id, text }) => (
                  <li key={id}>
                    <SiteLink href={`${page.path}#${id}`}>{text}</SiteLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
