import { startAfterFrame, startNow } from '@/components/chrome/start/app-start';
import { closestTo } from '@/lib/browser/dom/events';
import { openModal } from '@/lib/browser/dom/modal';
import { valueStorage } from '@/lib/browser/values/value-storage';
import { setOpenedValue } from './opened-value';

// The label of a button can be a placeholder.
const openerSelector = '[data-values-open], [data-placeholder]:not([data-values-open] *)';

const dialog = () => document.querySelector<HTMLDialogElement>('[data-values-dialog]');

/** Opens the panel from a placeholder, from the navbar, or with Alt+Shift+V. React renders its content. */
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
  // Close events don't bubble. The panel may have been opened again meanwhile.
  document.addEventListener('close', ({ target }) => target === dialog() && !dialog()?.open && setOpenedValue(null), {
    capture: true,
  });
  valueStorage.onChange(startNow);
}

/** Opens the panel, and starts the app. The element that the reader pressed may name the value to start with. */
function open(opener: HTMLElement | null): void {
  const panel = dialog();
  if (!panel) {
    return;
  }
  const name = opener?.dataset.placeholder ?? opener?.dataset.valuesOpen ?? '';
  if (opener?.dataset.placeholder !== undefined && !opener.hasAttribute('tabindex')) {
    opener.tabIndex = -1;
  }
  // The opener gets the focus first, because closing the dialog returns the focus to where it was.
  opener?.focus();
  openModal(panel);
  setOpenedValue(name);
  startAfterFrame();
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
