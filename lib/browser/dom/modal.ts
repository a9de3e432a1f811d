import { closestTo } from './events';

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
  lockScroll();
}

function prepare(dialog: HTMLDialogElement): void {
  if (prepared.has(dialog)) {
    return;
  }
  prepared.add(dialog);
  dialog.addEventListener('close', unlockScroll);
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

/**
 * Prevents the page from scrolling. The root element gets `data-scroll-locked`, with the value `gutter` if a scrollbar
 * disappears whose space must be reserved. A touch can still scroll elements that are scrollable: Safari on iOS scrolls
 * the page behind a dialog regardless of CSS, so touches elsewhere are canceled.
 */
function lockScroll(): void {
  const root = document.documentElement;
  root.dataset.scrollLocked ??= window.innerWidth > root.clientWidth ? 'gutter' : '';
  document.addEventListener('touchmove', keepStill, { passive: false });
}

function unlockScroll(): void {
  if (!document.querySelector('dialog[open]')) {
    delete document.documentElement.dataset.scrollLocked;
    document.removeEventListener('touchmove', keepStill);
  }
}

function keepStill(event: TouchEvent): void {
  const isPinch = event.touches.length > 1;
  if (!isPinch && event.cancelable && !canScroll(event.target)) {
    event.preventDefault();
  }
}

/** Returns whether an element around the target, other than the page itself, has more content than it shows. */
function canScroll(target: EventTarget | null): boolean {
  for (
    let element = target instanceof Element ? target : null;
    element && element !== document.body;
    element = element.parentElement
  ) {
    if (element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)) {
      return true;
    }
  }
  return false;
}
