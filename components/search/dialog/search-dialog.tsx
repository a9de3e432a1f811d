'use client';

import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { failureTitle } from '@/components/search/hits/labels';
import { prefetchEngine } from '@/components/search/use-search';
import { AppMessages } from '@/components/tools/app-messages';
import { useHydrated } from '@/components/tools/use-hydrated';
import { isComposing } from '@/lib/browser/dom/events';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { searchPath } from '@/lib/site/paths';
import { SearchIcon } from './search-button';
import styles from './search-dialog.module.css';
import { searchDialogId } from './search-dialog-id';
import { SearchPanel } from './search-panel';
import { useOptions } from './use-options';

const fieldId = 'search-text';
const listId = 'search-results';

// If the reader has already opened it, the engine loads while React hydrates the page.
if (typeof document !== 'undefined' && document.getElementById(searchDialogId)?.hasAttribute('open')) {
  prefetchEngine();
}

/**
 * Renders the search dialog. Its shell is in the HTML of every page, and `search-control.ts` opens it right away.
 * Without scripts, its field leads to the results page. It's a combobox with a list (ARIA Authoring Practices Guide,
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/): the focus stays in the field, and arrow keys move through the
 * options.
 */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [text, setText] = useState('');
  // Until the reader opens it, nothing of its body is rendered.
  const [isNeeded, setNeeded] = useState(false);

  useLayoutEffect(() => {
    // What was typed before React ran.
    setText(field.current?.value ?? '');
    setNeeded(dialog.current?.open === true);
  }, []);
  useEffect(() => {
    if (isNeeded) {
      prefetchEngine();
    }
  }, [isNeeded]);

  const ask = (asked: string) => {
    if (field.current) {
      field.current.value = asked;
      field.current.focus();
    }
    setText(asked);
  };
  const found = useOptions(isNeeded ? text : '');
  const { active, move } = found;
  const press = (event: KeyboardEvent) => {
    const { key, nativeEvent, ctrlKey, metaKey, altKey } = event;
    if (isComposing(nativeEvent) || altKey) {
      return;
    }
    const link = active && document.getElementById(active.id);
    if (move(key)) {
      event.preventDefault();
    } else if (key === 'Enter' && link instanceof HTMLAnchorElement) {
      event.preventDefault();
      if (ctrlKey || metaKey) {
        window.open(link.href, '_blank', 'noopener');
      } else {
        link.click();
      }
    }
  };
  return (
    <dialog ref={dialog} id={searchDialogId} className={styles.dialog} aria-label="Search the documentation">
      <div className={styles.box}>
        <form action={withBasePath(searchPath)} className={styles.form}>
          <SearchIcon />
          <input
            ref={field}
            id={fieldId}
            type="text"
            inputMode="search"
            name="q"
            className={styles.input}
            role="combobox"
            aria-label="Search"
            aria-expanded={isNeeded && found.hasOptions}
            aria-controls={listId}
            aria-activedescendant={active?.id}
            aria-autocomplete="list"
            placeholder="Search, or paste an error"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onFocus={() => setNeeded(true)}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={press}
          />
          <button type="button" className={styles.close} data-dialog-close="">
            <span className={styles.key} aria-hidden="true">
              Esc
            </span>
            <span className={styles.word}>Cancel</span>
          </button>
        </form>
        <div className={styles.body}>
          {isHydrated ? (
            isNeeded && (
              <SearchPanel listId={listId} text={text} {...found} onAsk={ask} onLeave={() => dialog.current?.close()} />
            )
          ) : (
            <AppMessages name="the search" failure={failureTitle} />
          )}
        </div>
      </div>
    </dialog>
  );
}
