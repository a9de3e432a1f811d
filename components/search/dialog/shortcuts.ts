import { isComposing } from '@/lib/browser/dom/events';
import { storageSlot } from '@/lib/browser/dom/storage-slot';

const slashSlot = storageSlot('search.slash');

/** Tells the stylesheet which shortcut the search button shows. */
export function nameKeys(): void {
  document.documentElement.dataset.keys = /^(?:Mac|iP)/.test(navigator.platform) ? 'apple' : 'other';
}

/** Returns whether the slash opens the search, which it does until the reader turns it off. */
export function isSlashOn(): boolean {
  return slashSlot.read() !== 'off';
}

/** Stores the reader's choice about the slash (WCAG 2.1.4). */
export function setSlash(isOn: boolean): void {
  if (isOn) {
    slashSlot.clear();
  } else {
    slashSlot.write('off');
  }
}

/**
 * Returns whether a key press is Ctrl+K or Cmd+K. On layouts without Latin letters, such as Russian or Greek, it's the
 * key that has the K elsewhere.
 */
export function isOpenKey({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isK && ctrlKey !== metaKey && !altKey;
}

/** Returns whether a key press opens the search: Ctrl+K or Cmd+K anywhere, and the slash where it isn't text. */
export function opensSearch(press: KeyboardEvent): boolean {
  if (press.defaultPrevented || isComposing(press)) {
    return false;
  }
  const isSlash = press.key === '/' && !(press.ctrlKey || press.metaKey || press.altKey);
  return isOpenKey(press) || (isSlash && isSlashOn() && !acceptsText(press.composedPath()[0]));
}

const textFields = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select';

/** Returns whether an element takes a letter as text or as a choice: a field, a select, or editable content. */
function acceptsText(target: EventTarget | undefined): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields));
}
