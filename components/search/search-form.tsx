import { withBasePath } from '@/lib/site/base-path.mjs';
import { searchPath } from '@/lib/site/paths.mjs';
import styles from './search-form.module.css';

export type SearchFormProps = {
  readonly label: string;
  /** Whether turning to it opens the search over the page. */
  readonly isOpener?: boolean;
};

/** A box that leads to the page of results, or opens the search; works without scripts up to that page. */
export function SearchForm({ label, isOpener = false }: SearchFormProps) {
  return (
    <search>
      <form action={withBasePath(searchPath)} className={styles.form} {...(isOpener && { 'data-search-open': '' })}>
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
