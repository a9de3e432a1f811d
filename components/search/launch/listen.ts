import { opensSearch, takesKeys, writes } from './shortcuts';
import { isSlashOn } from './slash-setting';

/** What was typed while the search was on its way: the text that a field held, and the keys after it. */
export type Kept = { readonly text: string; readonly keys: readonly string[] };

/** What opens the search on a press, and what starts to fetch it when the reader turns to it: a button, or a form whose text is searched for. */
const opener = '[data-search-open]';

/** The signs that a reader turns to something. */
const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Listens on the document for everything that opens the search. What is typed while it is fetched is kept, and goes nowhere else.
 *
 * @param prepare starts to fetch what the search needs
 * @param open fetches the search and shows it, with what was kept until then; resolves once its field has the keys, or when it could not be
 * fetched
 * @returns what takes the listeners off again
 */
export function listenForSearch(prepare: () => void, open: (kept: Kept) => Promise<void>): () => void {
  let keys: string[] | null = null;
  const start = (text: string) => {
    if (keys === null) {
      keys = [];
      void open({ text, keys }).finally(() => {
        keys = null;
      });
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (keys && writes(event)) {
      event.preventDefault();
      keys.push(event.key);
    } else if (opensSearch(event, takesKeys(event.composedPath()[0]), isSlashOn())) {
      event.preventDefault();
      start('');
    }
  };
  const onAsk = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest(opener) : null;
    if (!control) {
      return;
    }
    const field = control.querySelector('input');
    event.preventDefault();
    start(field?.value ?? '');
    if (field) {
      field.value = '';
    }
  };
  const onSign = ({ target }: Event) => {
    if (target instanceof Element && target.closest(opener)) {
      prepare();
    }
  };
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('keydown', onKey, { signal });
  for (const type of ['click', 'input', 'submit']) {
    document.addEventListener(type, onAsk, { signal });
  }
  for (const sign of signs) {
    document.addEventListener(sign, onSign, { signal, passive: true });
  }
  return () => stop.abort();
}
