import styles from '@/components/page/page/doc-page.module.css';
import type { FilterChoices } from './results/filters';
import { SearchResults } from './results/search-results';

/** Renders the page with all results of a search. */
export function SearchPage({ choices }: { readonly choices: FilterChoices }) {
  return (
    <main id="main" className={`${styles.main} ${styles.alone} prose`}>
      <h1>Search the documentation</h1>
      <SearchResults choices={choices} />
      <noscript>
        <p>The search runs in your browser and requires JavaScript. Without it, the sections above list every page.</p>
      </noscript>
    </main>
  );
}
