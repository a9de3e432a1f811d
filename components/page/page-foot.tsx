import type { Page } from '@/lib/content/page';
import styles from './page-foot.module.css';

/** What the page was checked against, and where to mend it or report what is wrong. */
export function PageFoot({ page }: { readonly page: Page }) {
  const { date, version } = page.verified;
  return (
    <footer className={styles.foot}>
      <p>
        Checked against {version ? `${version} and ` : ''}
        {page.sources.map((source, index) => (
          <span key={source}>
            {index > 0 && ', '}
            <a href={source}>{nameOf(source)}</a>
          </span>
        ))}{' '}
        on <time dateTime={date}>{dayOf(date)}</time>.
      </p>
      {page.editUrl && (
        <p>
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

/** A source's address as a reader names it: host and path, without scheme. */
function nameOf(source: string): string {
  const { hostname, pathname } = new URL(source);
  return hostname.replace(/^www\./, '') + pathname.replace(/\/$/, '');
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A date such as 2026-11-20 as `20 November 2026`. */
function dayOf(date: string): string {
  return dayFormat.format(new Date(`${date}T00:00:00Z`));
}
