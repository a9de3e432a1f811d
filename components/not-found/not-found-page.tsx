import { SiteLink } from '@/components/link/site-link';
import styles from '@/components/page/doc-page.module.css';
import { SearchForm } from '@/components/search/search-form';
import { NearestLinks } from './nearest-links';

/** What an address without a page shows: that there is none, the nearest ones, and where to start. */
export function NotFoundPage() {
  return (
    <main id="main" className={`${styles.main} ${styles.alone} prose`} data-start-at-once="">
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link that brought you here may be wrong.</p>
      <NearestLinks />
      <SearchForm label="Search, or paste an error message" />
      <p>
        Start from the <SiteLink href="/">home page</SiteLink>, or look your error up in{' '}
        <SiteLink href="/troubleshooting">Troubleshooting</SiteLink>.
      </p>
    </main>
  );
}
