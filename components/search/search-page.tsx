import styles from '@/components/page/page/doc-page.module.css';
import { ScriptPlace } from '@/components/prose/static-html/script-place';
import type { FilterChoices } from './results/filters';
import { SearchForm } from './search-form';

/** Renders the page with all results of a search, which `results/results-part.ts` fills. */
export function SearchPage({ choices }: { readonly choices: FilterChoices }) {
  return (
    <main id="main" className={`${styles.main} ${styles.alone} prose`}>
      <h1>Search the documentation</h1>
      <SearchForm label="Type your search here" />
      <ScriptPlace data-part="search-results" data-choices={JSON.stringify(choices)} />
      <noscript>
        <p>The search runs in your browser and requires JavaScript. Without it, the sections above list every page.</p>
      </noscript>
    </main>
  );
}
