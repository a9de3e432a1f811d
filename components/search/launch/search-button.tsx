import { withBasePath } from '@/lib/site/base-path.mjs';
import { searchPath } from '@/lib/site/paths.mjs';
import styles from './search-button.module.css';

/**
 * The search in the navbar: on a desktop it looks like a quiet field and names the shortcut once that works, on a phone it is an icon. Until
 * the launcher hears it, it leads to the page of results.
 */
export function SearchButton() {
  return (
    <form action={withBasePath(searchPath)} className={styles.form}>
      <button
        type="submit"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-search-open=""
        data-search-button=""
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="M8.75 14.5a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5zM13 13l4.25 4.25" />
        </svg>
        <span className={styles.word}>Search</span>
        <span className={styles.keys} aria-hidden="true">
          <kbd data-for="apple">⌘K</kbd>
          <kbd data-for="other">Ctrl K</kbd>
        </span>
      </button>
    </form>
  );
}
