import { closestTo } from '@/lib/browser/dom/events';
import { loadPart } from '@/lib/browser/dom/load-part';
import { openModal } from '@/lib/browser/dom/modal';
import { whenParsed } from '@/lib/browser/dom/on-page';
import { valueStorage } from '@/lib/browser/values/value-storage';

// The label of a button can be a placeholder.
const openerSelector = '[data-values-open], [data-placeholder]:not([data-values-open] *)';

const loadBody = () => import('./values-body');
const dialog = () => document.querySelector<HTMLDialogElement>('[data-values-dialog]');

/** Opens the panel from a placeholder, from the navbar, or with Alt+Shift+V. With values, it starts their updates. */
export function installValues(): void {
  document.addEventListener('click', (event) => {
    if (closestTo(event, '[data-values-undo]')) {
      void import('./choose').then(({ choose }) => choose('edition', null));
      return;
    }
    const opener = closestTo(event, openerSelector);
    const isSelecting = opener?.dataset.placeholder !== undefined && !window.getSelection()?.isCollapsed;
    // A placeholder in a link is part of the link, and a reader who selects text to copy doesn't want the panel.
    if (opener && !opener.closest('a') && !isSelecting) {
      event.preventDefault();
      open(opener);
    }
  });
  document.addEventListener('keydown', (event) => {
    const opener = closestTo(event, openerSelector);
    if (event.key === 'Tab') {
      makePlaceholdersFocusable();
    } else if (event.key === 'Enter' && opener?.dataset.placeholder !== undefined) {
      // The dialog takes the focus, and the browser would press its first button with this key.
      event.preventDefault();
      open(opener);
    } else if (event.code === 'KeyV' && event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      open(null);
    }
  });
  valueStorage.onChange(startLiveValues);
  whenParsed(() => {
    if (Object.keys(valueStorage.readAll()).length > 0) {
      startLiveValues();
    }
    if (dialog()?.open) {
      open(null);
    }
  });
}

/** Opens the panel. The element that the reader pressed may name the value to start with. */
function open(opener: HTMLElement | null): void {
  const panel = dialog();
  const body = panel?.querySelector<HTMLElement>('[data-values-body]');
  if (!(panel && body)) {
    return;
  }
  const name = opener?.dataset.placeholder ?? opener?.dataset.valuesOpen ?? '';
  if (opener?.dataset.placeholder !== undefined && !opener.hasAttribute('tabindex')) {
    opener.tabIndex = -1;
  }
  // The opener gets the focus first, because closing the dialog returns the focus to where it was.
  opener?.focus();
  openModal(panel);
  void loadPart(body, 'your values', loadBody).then(({ mountValues }) => mountValues(body, name));
}

/** Starts the updates. A failure is silent: the inline script has filled plain values, and the next page retries. */
function startLiveValues(): void {
  loadBody().then(
    ({ startLive }) => startLive(),
    () => undefined,
  );
}

/** Makes the first placeholder of each name reachable with Tab. Readers who don't use a keyboard don't pay for it. */
function makePlaceholdersFocusable(): void {
  const names = new Set<string | undefined>();
  for (const placeholder of document.querySelectorAll<HTMLElement>('main [data-placeholder]')) {
    if (!names.has(placeholder.dataset.placeholder) && !placeholder.closest('a')) {
      placeholder.tabIndex = 0;
      placeholder.setAttribute('role', 'button');
      placeholder.setAttribute('aria-haspopup', 'dialog');
    }
    names.add(placeholder.dataset.placeholder);
  }
}
