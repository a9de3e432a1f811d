import { withBasePath } from '@/lib/site/base-path.mjs';
import { searchPath } from '@/lib/site/paths.mjs';
import styles from './search-form.module.css';

/** A box that leads to the page of results; works without scripts up to there. */
export function SearchForm({ label }: { readonly label: string }) {
  return (
    <search>
      <form action={withBasePath(searchPath)} className={styles.form}>
        <input
          type="search"
          name="q"
          className={styles.input}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          maxLength={1000}
          data-search-input=""
        />
        <button type="submit" className={styles.button}>
          Search
        </button>
      </form>
    </search>
  );
}
