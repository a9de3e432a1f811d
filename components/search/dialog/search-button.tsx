import styles from './search-button.module.css';
import { searchDialogId } from './search-dialog';

/** Opens the search: on a desktop it looks like a quiet field and names the shortcut, on a phone it's an icon. */
export function SearchButton() {
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      data-search-open=""
      // Opens the dialog even before the scripts have arrived, in browsers that know it.
      {...{ command: 'show-modal', commandfor: searchDialogId }}
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
  );
}
