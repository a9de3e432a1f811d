import { SiteLink } from '@/components/chrome/link/site-link';
import styles from '@/components/page/page/doc-page.module.css';
import { SearchForm } from '@/components/search/search-form';
import states from './not-found-page.module.css';
import { SuggestedPages } from './suggested-pages';

/**
 * Renders the page for unknown addresses: links to similar pages, a search field, and where to start. The service
 * worker shows it in place of pages that aren't saved (`lib/browser/service-worker/offline-page.ts`).
 */
export function NotFoundPage() {
  return (
    <main id="main" className={`${styles.main} ${styles.alone} prose`}>
      <h1>
        <span className={states.unknown}>Page not found</span>
        <span className={states.unsaved}>This page isn’t saved</span>
      </h1>
      <p className={states.unknown}>
        There’s no page at this address. It may have moved, or the link you followed may be wrong.
      </p>
      <p className={states.unsaved}>
        You’re offline, and you haven’t opened this page in this browser yet. Reload it when you’re back online. Pages
        that you’ve opened before still work.
      </p>
      <SearchForm label="Search, or paste an error message" />
      <p>
        Start from the <SiteLink href="/">home page</SiteLink>, or look your error up in{' '}
        <SiteLink href="/troubleshooting">Troubleshooting</SiteLink>.
      </p>
      <SuggestedPages />
    </main>
  );
}
