import { closestTo } from './closest';
import { lockScroll } from './scroll-lock';

const prepared = new WeakSet<HTMLDialogElement>();

/**
 * Shows a modal dialog. While it's open, the rest of the page is inert and doesn't scroll, and Escape or a press on the
 * backdrop closes it. Closing returns the focus to where it was
 * (https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element). A dialog that the browser has
 * already opened through `commandfor` is set up the same way.
 */
export function openModal(dialog: HTMLDialogElement): void {
  prepare(dialog);
  if (!dialog.open) {
    dialog.showModal();
  }
  const unlock = lockScroll();
  dialog.addEventListener('close', unlock, { once: true });
}

function prepare(dialog: HTMLDialogElement): void {
  if (prepared.has(dialog)) {
    return;
  }
  prepared.add(dialog);
  dialog.addEventListener('mousedown', (event) => {
    // Events on the backdrop have the dialog element as their target.
    if (event.target === dialog && isOutside(event, dialog.firstElementChild ?? dialog)) {
      event.preventDefault();
      // The second press of a double click on the button that opened the dialog must not close it.
      if (event.detail < 2) {
        dialog.close();
      }
    }
  });
  dialog.addEventListener('click', (event) => {
    if (closestTo(event, '[data-dialog-close]')) {
      dialog.close();
    }
  });
}

function isOutside({ clientX, clientY }: MouseEvent, box: Element): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
