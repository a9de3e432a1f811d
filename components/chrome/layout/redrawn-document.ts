import { openModal } from '@/lib/browser/dom/modal';
import { redrawEvent } from '@/lib/browser/dom/on-page';

/** Elements that scripts other than React fill, and that React never changes or removes. */
const dialogs = 'dialog[id]';
const foldedParts = 'body > :not(dialog) details:not(main *)';

/**
 * Remembers what readers see and what they have entered, chosen, and opened. React draws the whole document again if it
 * isn't as it was built, for example because the browser has translated it or an extension has removed an element.
 *
 * @returns a function that puts back what was remembered, if React has drawn the document again
 */
export function captureDocument(): () => void {
  const root = document.documentElement;
  const before = {
    attributes: [...root.attributes].map(({ name, value }) => [name, value] as const),
    color: document.querySelector('meta[name="theme-color"]'),
    main: document.querySelector('main'),
    dialogs: [...document.querySelectorAll<HTMLDialogElement>(dialogs)],
    folds: foldsOf(),
    focused: document.activeElement,
  };
  return () => {
    const main = document.querySelector('main');
    if (before.main === main) {
      return;
    }
    for (const [name, value] of before.attributes) {
      root.setAttribute(name, value);
    }
    document.head.append(before.color ?? '');
    main?.replaceChildren(...(before.main?.childNodes ?? []));
    before.dialogs.forEach(restoreDialog);
    const folds = foldsOf();
    if (folds.length === before.folds.length) {
      folds.forEach((fold, index) => {
        fold.open = before.folds[index]?.open ?? fold.open;
      });
    }
    if (before.focused instanceof HTMLElement && before.focused.isConnected) {
      before.focused.focus({ preventScroll: true });
    }
    document.dispatchEvent(new Event(redrawEvent));
  };
}

function foldsOf(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(foldedParts)];
}

/** Replaces a dialog that React has drawn by the one from before, which is no longer modal. */
function restoreDialog(dialog: HTMLDialogElement): void {
  document.getElementById(dialog.id)?.replaceWith(dialog);
  if (dialog.open) {
    dialog.removeAttribute('open');
    openModal(dialog);
  }
}
