import { SiteLink } from '@/components/chrome/link/site-link';
import { Sidebar } from '@/components/chrome/sidebar/sidebar';
import { VersionBanner } from '@/components/chrome/versions/version-banner';
import { Edition, Since } from '@/components/page/badges/badges';
import { PageMenu } from '@/components/page/page-menu/page-menu';
import { ReportDialog } from '@/components/page/report/report-dialog';
import { LinkPreview } from '@/components/page/seo/link-preview';
import { StructuredData } from '@/components/page/seo/structured-data';
import { TableOfContents } from '@/components/page/toc/table-of-contents';
import { ArrowHead } from '@/components/prose/figures/drawing';
import { SearchForm } from '@/components/search/search-form';
import { AppliesLine } from '@/components/values/applies-line';
import { PageValues } from '@/components/values/page-values';
import type { Page } from '@/lib/content/pages/page';
import { Breadcrumbs } from './breadcrumbs';
import styles from './doc-page.module.css';
import { PageFoot } from './page-foot';
import { PrevNext } from './prev-next';
import { Prose } from './prose';

/**
 * Renders the columns of a documentation page: its text, with the table of contents next to it or below its title. A
 * page with a headline, such as the home page, is an entry point, so it has no table of contents.
 */
export function DocPage({ page }: { readonly page: Page }) {
  return (
    <>
      {page.ownSidebar && <Sidebar sidebar={page.ownSidebar} />}
      <main
        id="main"
        className={`${styles.main} ${styles.page}`}
        data-pages-of={page.sidebar ?? undefined}
        data-headline={page.headline ? '' : undefined}
        data-wide={page.hasOperation ? '' : undefined}
        data-moved-ids={page.movedIds ? JSON.stringify(page.movedIds) : undefined}
      >
        <header className={styles.head}>
          <VersionBanner label={page.versionLabel} newest={page.newest} />
          <AppliesLine page={page} />
          {!page.headline && (
            <Breadcrumbs crumbs={page.breadcrumbs}>
              <PageMenu page={page} />
            </Breadcrumbs>
          )}
          <h1>{page.headline ?? page.title}</h1>
          <p className={styles.lead}>{page.description}</p>
          <div className={styles.facts}>
            {page.requiredEditions.length > 0 && <Editions editions={page.requiredEditions} />}
            {page.release && <span data-release="">{`Version ${page.release}`}</span>}
            <PageValues names={page.placeholders} />
          </div>
          {page.headline && (
            <>
              <p className={styles.starts}>
                <SiteLink href="/quick-start">Get started</SiteLink>
                <SiteLink href="/doctor">Look up an error</SiteLink>
              </p>
              <SearchForm label="Search, or paste an error message" isOpener />
            </>
          )}
        </header>
        {!page.headline && <TableOfContents entries={page.toc} isFolded={page.hasOperation} />}
        <article className={styles.text} aria-label={page.title}>
          <Prose>
            <page.Content />
          </Prose>
          <ArrowHead />
          <PageFoot page={page} />
          <PrevNext prev={page.prev} next={page.next} />
        </article>
        {page.headline && <PageMenu page={page} />}
      </main>
      <ReportDialog key={page.address} address={page.address} formUrl={page.problemUrl} />
      <LinkPreview page={page} />
      <StructuredData page={page} />
    </>
  );
}

function Editions({ editions }: { readonly editions: Page['requiredEditions'] }) {
  return (
    <p className={styles.editions} data-requires={editions.map(({ name }) => name).join(' ')}>
      <span className="visually-hidden">Requires </span>
      {editions.map(({ name, since }) =>
        since ? <Since key={name} edition={name} version={since} /> : <Edition key={name} name={name} />,
      )}
    </p>
  );
}
