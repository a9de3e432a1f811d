import styles from '@/components/page/doc-page.module.css';
import { SearchForm } from './search-form';
import { SearchResults } from './search-results';

/** The page with all results of a search. */
export function SearchPage() {
  return (
    <main id="main" className={`${styles.main} ${styles.alone} prose`} data-start-at-once="">
      <h1>Search the documentation</h1>
      <SearchForm label="Type your search here" />
      <SearchResults />
      <noscript>
        <p>The search runs in your browser and needs JavaScript. Without it, the sections above list every page.</p>
      </noscript>
    </main>
  );
}
