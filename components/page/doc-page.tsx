import { ArrowHead } from '@/components/figures/drawing';
import { SearchForm } from '@/components/search/search-form';
import { Sidebar } from '@/components/sidebar/sidebar';
import { TableOfContents } from '@/components/toc/table-of-contents';
import { CounterpartMetas } from '@/components/versions/counterpart-metas';
import { VersionBanner } from '@/components/versions/version-banner';
import type { Page } from '@/lib/content/page';
import { Breadcrumbs } from './breadcrumbs';
import styles from './doc-page.module.css';
import { EditionSwitch } from './edition-switch';
import { PageFoot } from './page-foot';
import { PrevNext } from './prev-next';

/**
 * A page of the documentation: its sidebar, and its text with the table of contents beside it or under its title. A page with a
 * headline, such as the home page, is a way in: it has no table of contents.
 */
export function DocPage({ page }: { readonly page: Page }) {
  return (
    <div className={styles.columns}>
      {page.sidebarItems && (
        <Sidebar label={page.breadcrumbs[0]?.label ?? page.title} items={page.sidebarItems} current={page.path} />
      )}
      <main id="main" className={styles.main}>
        <header className={styles.head} data-lead={page.headline ? 'headline' : 'title'}>
          <CounterpartMetas counterparts={page.counterparts} />
          <VersionBanner version={page.version} counterparts={page.counterparts} />
          <Breadcrumbs crumbs={page.breadcrumbs} />
          <h1>{page.headline ?? page.title}</h1>
          <p className={styles.lead}>{page.description}</p>
          <EditionSwitch editions={page.editions} />
          {page.headline && <SearchForm label="Search, or paste an error message" isOpener />}
        </header>
        {!page.headline && <TableOfContents entries={page.toc} />}
        <article className={styles.text} aria-label={page.title}>
          <div className="prose">
            <page.Content />
          </div>
          <ArrowHead />
          <PageFoot page={page} />
          <PrevNext prev={page.prev} next={page.next} />
        </article>
      </main>
    </div>
  );
}
