import type { Page } from '@/lib/content/page';
import styles from './page-foot.module.css';
import { sourceNames } from './source-names';

/** Renders the footer of a page: its address in print, what it was checked against, and links to edit or report it. */
export function PageFoot({ page }: { readonly page: Page }) {
  const { date, version } = page.verified;
  return (
    <footer className={styles.foot}>
      <p className={styles.printed}>{page.address}</p>
      <p>
        Checked against {version ? `${version} and ` : ''}
        {sourceNames(page.sources).map(({ address, name }, index) => (
          <span key={address}>
            {index > 0 && ', '}
            <a href={address}>{name}</a>
          </span>
        ))}{' '}
        on <time dateTime={date}>{dayOf(date)}</time>.
      </p>
      {page.editUrl && (
        <p className={styles.shown}>
          <a href={page.editUrl}>Edit this page</a>
          {page.problemUrl && (
            <>
              {' or '}
              <a href={page.problemUrl}>report a problem</a>
            </>
          )}
        </p>
      )}
    </footer>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date such as 2026-11-20 as `November 20, 2026`. */
function dayOf(date: string): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`));
}
