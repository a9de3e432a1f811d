import { SiteLink } from '@/components/chrome/link/site-link';
import type { Page } from '@/lib/content/pages/page';
import { earlierDocumentation } from '@/lib/site/provenance';
import styles from './page-foot.module.css';

/**
 * Renders the footer of a page: its address in print, how its facts are known, and links to edit it or report a
 * problem. With scripts, that opens the report first (`report-dialog.tsx`).
 */
export function PageFoot({ page }: { readonly page: Page }) {
  const { summary, details } = page.verificationNote;
  return (
    <footer className={styles.foot}>
      <p className={styles.printed}>{page.address}</p>
      <p>
        {`${summary} `}
        <SiteLink href="/checked">How pages are checked</SiteLink>.
      </p>
      {details.length > 0 && (
        <details>
          <summary>What was run</summary>
          <ul>
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>{`Sources (${page.sources.length})`}</summary>
        <ul>
          {sourceNames(page.sources).map(({ address, name }) => (
            <li key={name + address}>{address === null ? name : <a href={address}>{name}</a>}</li>
          ))}
        </ul>
      </details>
      <p className={styles.shown}>
        {page.editUrl && (
          <>
            <a href={page.editUrl}>Edit this page</a>
            {' or '}
          </>
        )}
        {page.problemUrl ? (
          <a href={page.problemUrl} data-report="" data-app-start="">
            report a problem
          </a>
        ) : (
          <button type="button" data-report="" data-app-start="">
            {page.editUrl ? 'report a problem' : 'Report a problem'}
          </button>
        )}
      </p>
    </footer>
  );
}

/**
 * Returns a name for each source: the host and path without the scheme, with commit hashes shortened. Mixpost's earlier
 * documentation has no address.
 */
function sourceNames(sources: readonly string[]): { readonly address: string | null; readonly name: string }[] {
  return sources.map((source) =>
    source === earlierDocumentation
      ? { address: null, name: 'Mixpost’s documentation before this site, no longer online' }
      : { address: source, name: nameOf(new URL(source)) },
  );
}

function nameOf({ hostname, pathname }: URL): string {
  const path = pathname.replace(/\/$/, '').replace(/\/([0-9a-f]{7})[0-9a-f]{33}(?=\/)/, '/$1');
  return hostname.replace(/^www\./, '') + path;
}
