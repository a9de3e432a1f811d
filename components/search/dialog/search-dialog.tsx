import { ScriptPlace } from '@/components/prose/static-html/script-place';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { searchPath } from '@/lib/site/paths';
import { SearchIcon, searchDialogId } from './search-button';
import styles from './search-dialog.module.css';

/**
 * Renders the shell of the search in the HTML of every page, so it opens right away. Without scripts, its field leads
 * to the results page. `search-control.ts` opens it, and `search-body.ts` fills its body, which React leaves alone.
 */
export function SearchDialog() {
  return (
    <dialog id={searchDialogId} className={styles.dialog} aria-label="Search the documentation" data-search-dialog="">
      <div className={styles.box}>
        <form action={withBasePath(searchPath)} className={styles.form}>
          <SearchIcon />
          <input
            type="text"
            inputMode="search"
            name="q"
            className={styles.input}
            role="combobox"
            aria-label="Search"
            aria-expanded="false"
            aria-autocomplete="list"
            placeholder="Search, or paste an error"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
          />
          <button type="button" className={styles.close} data-dialog-close="">
            <span className={styles.key} aria-hidden="true">
              Esc
            </span>
            <span className={styles.word}>Cancel</span>
          </button>
        </form>
        <ScriptPlace className={styles.body} data-search-body="" />
      </div>
    </dialog>
  );
}
