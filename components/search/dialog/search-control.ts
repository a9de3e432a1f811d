import { failureTitle } from '@/components/search/results/labels';
import { closestTo } from '@/lib/browser/dom/events';
import { loadPart } from '@/lib/browser/dom/load-part';
import { openModal } from '@/lib/browser/dom/modal';
import { pageChangeEvent, whenParsed } from '@/lib/browser/dom/on-page';
import { isOpenKey, nameKeys, opensSearch } from './shortcuts';

/** A button that opens the search, or a form whose field provides the query. */
const openerSelector = '[data-search-open]';

const loadBody = () => import('./search-body');
const loadEngine = () => import('@/components/search/engine/open-engine');
const dialog = () => document.querySelector<HTMLDialogElement>('[data-search-dialog]');

let isBodyRequested = false;

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
    document.addEventListener(type, (event) => closestTo(event, openerSelector) && prepare(), { passive: true });
  }
  document.addEventListener(pageChangeEvent, () => dialog()?.close());
  // The browser may have opened it before this script ran.
  whenParsed(() => dialog()?.open && !isBodyRequested && open(''));
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

/** Starts to fetch the dialog's body, the engine, and its index at once. A failure shows when they're needed. */
function prepare(): void {
  loadBody().catch(() => undefined);
  loadEngine()
    .then(({ prefetchIndex }) => prefetchIndex())
    .catch(() => undefined);
}

/** Shows the dialog right away, with a text or the last query. Its field keeps what's typed before the body arrives. */
function open(text: string): void {
  const box = dialog();
  const field = box?.querySelector('input');
  const body = box?.querySelector<HTMLElement>('[data-search-body]');
  if (!(box && field && body)) {
    return;
  }
  openModal(box);
  if (text !== '') {
    field.value = text;
    field.dispatchEvent(new Event('input'));
  }
  field.focus();
  if (text === '') {
    field.select();
  }
  if (!isBodyRequested) {
    isBodyRequested = true;
    prepare();
    void loadPart(body, 'the search', loadBody, failureTitle).then(({ mountSearch }) => mountSearch(box, field, body));
  }
}
