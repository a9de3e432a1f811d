import { SiteLink } from '@/components/chrome/link/site-link';
import { HitContent, Snippet } from '@/components/search/hits/hit-content';
import { editionLink, sharedDepth } from '@/components/search/hits/labels';
import type { PageResult } from '@/lib/search/engine';

/** Renders a page with its best hit as the heading, and its other hits below. */
export function PageHits({ result: { hits, editions } }: { readonly result: PageResult }) {
  const [best, ...others] = hits;
  return (
    best && (
      <li>
        <h2>
          <SiteLink href={best.url}>
            <HitContent hit={best} hasSnippet={false} />
          </SiteLink>
        </h2>
        {best.snippet.length > 0 && (
          <p>
            <Snippet hit={best} />
          </p>
        )}
        {editions.length > 0 && (
          <p className="search-editions">
            Also in
            {editions.map(({ edition, url }, at) => (
              <span key={url}>
                {at === 0 ? ' ' : ', '}
                <SiteLink href={url} {...editionLink(edition, best)} />
              </span>
            ))}
          </p>
        )}
        {others.length > 0 && (
          <ul>
            {others.map((hit) => (
              <li key={hit.url}>
                <SiteLink href={hit.url}>
                  <HitContent hit={hit} depth={sharedDepth(best, hit)} />
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </li>
    )
  );
}
