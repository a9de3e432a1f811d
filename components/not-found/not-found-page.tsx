import { SiteLink } from '@/components/link/site-link';
import styles from '@/components/page/doc-page.module.css';
import { SearchForm } from '@/components/search/search-form';
import { ScriptPlace } from '@/components/static-html/script-place';

/** The page for unknown addresses: links to the nearest pages, a search field, and where to start. */
export function NotFoundPage() {
  return (
    <main id="main" className={`${styles.main} ${styles.alone} prose`}>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link that brought you here may be wrong.</p>
      <SearchForm label="Search, or paste an error message" />
      <p>
        Start from the <SiteLink href="/">home page</SiteLink>, or look your error up in{' '}
        <SiteLink href="/troubleshooting">Troubleshooting</SiteLink>.
      </p>
      <ScriptPlace aria-live="polite" data-part="nearest-pages" />
    </main>
  );
}
