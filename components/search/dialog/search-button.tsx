import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { searchPath } from '@/lib/site/paths';
import styles from './search-button.module.css';
import { searchDialogId } from './search-dialog-id';

const shared = {
  className: styles.button,
  'aria-haspopup': 'dialog',
  'aria-keyshortcuts': 'Control+K Meta+K',
  'data-search-open': '',
} as const;

/**
 * Renders the button that opens the search: a quiet field with the shortcut on a desktop, an icon on a phone. With the
 * hosted search, whose dialog isn't in the HTML, it's a link to the results page, which works without scripts.
 */
export function SearchButton() {
  return isSearchHosted ? (
    <a {...shared} href={withBasePath(searchPath)}>
      <Content />
    </a>
  ) : (
    // Opens the dialog even before the scripts arrive, in browsers that support invoker commands.
    <button type="button" {...shared} {...{ command: 'show-modal', commandfor: searchDialogId }}>
      <Content />
    </button>
  );
}

function Content() {
  return (
    <>
      <SearchIcon />
      <span className={styles.word}>Search</span>
      <ShortcutKeys />
    </>
  );
}

export function SearchIcon() {
  return <StrokeIcon d="M8.75 14.5a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5zM13 13l4.25 4.25" size={18} />;
}

/** Renders the shortcut of the reader's system. */
export function ShortcutKeys() {
  return (
    <span className={styles.keys} aria-hidden="true">
      <kbd data-for="apple">⌘K</kbd>
      <kbd data-for="other">Ctrl K</kbd>
    </span>
  );
}
