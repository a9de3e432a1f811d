import { startAfterFrame } from '@/components/chrome/start/app-start';
import { indexAddress } from '@/components/search/engine/index-files';
import { closestTo } from '@/lib/browser/dom/events';
import { openModal } from '@/lib/browser/dom/modal';
import { pageChangeEvent, whenParsed } from '@/lib/browser/dom/on-page';
import { indexName } from '@/lib/search/index/format';
import { searchDialogId } from './search-dialog-id';
import { isOpenKey, nameKeys, opensSearch } from './shortcuts';

/** A button that opens the search, or a form whose field provides the query. */
const openerSelector = '[data-search-open]';

const dialog = () => document.querySelector<HTMLDialogElement>(`dialog#${searchDialogId}`);

/** Opens the search from its buttons, from the field on the home page, with Ctrl+K or Cmd+K, and with the slash key. */
export function installSearch(): void {
  nameKeys();
  document.addEventListener('keydown', (event) => {
    if (dialog()?.open) {
      if (isOpenKey(event)) {
        event.preventDefault();
        dialog()?.close();
      }
    } else if (dialog() && opensSearch(event)) {
      event.preventDefault();
      open('');
    }
  });
  document.addEventListener('click', openFrom);
  document.addEventListener('input', openFrom);
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, (event) => closestTo(event, openerSelector) && prefetch(), { passive: true });
  }
  document.addEventListener(pageChangeEvent, () => dialog()?.close());
  // The browser may have opened it before this script ran.
  whenParsed(() => dialog()?.open && open(''));
}

function openFrom(event: Event): void {
  const opener = closestTo(event, openerSelector);
  if (!opener || dialog()?.open !== false) {
    return;
  }
  event.preventDefault();
  const field = opener.querySelector('input');
  open(field?.value ?? '');
  if (field) {
    field.value = '';
  }
}

let isPrefetched = false;

/** Fetches the index before React asks for it. */
function prefetch(): void {
  if (isPrefetched) {
    return;
  }
  isPrefetched = true;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: indexAddress(indexName) });
  document.head.append(link);
}

/** Shows the dialog right away, with a text or the last query. Its field keeps what's typed until React reads it. */
function open(text: string): void {
  const box = dialog();
  const field = box?.querySelector('input');
  if (!(box && field)) {
    return;
  }
  openModal(box);
  if (text !== '') {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.focus();
  if (text === '') {
    field.select();
  }
  prefetch();
  startAfterFrame();
}
