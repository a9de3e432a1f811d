import { Suspense } from 'react';
import styles from '@/components/page/doc-page.module.css';
import type { FilterChoices } from './results/search-filters';
import { SearchResults } from './results/search-results';
import { SearchForm } from './search-form';

/** The page with all results of a search. */
export function SearchPage({ choices }: { readonly choices: FilterChoices }) {
  return (
    <main id="main" className={`${styles.main} ${styles.alone} prose`} data-start-at-once="">
      <h1>Search the documentation</h1>
      <SearchForm label="Type your search here" />
      <Suspense>
        <SearchResults choices={choices} />
      </Suspense>
      <noscript>
        <p>The search runs in your browser and needs JavaScript. Without it, the sections above list every page.</p>
      </noscript>
    </main>
  );
}
