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
  const root = document.documentElement;
  if (!document.querySelector('dialog[open]')) {
    // Whether a scrollbar disappears, whose space `app/styles/base.css` then reserves.
    root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
  }
  if (!dialog.open) {
    dialog.showModal();
  }
}

function prepare(dialog: HTMLDialogElement): void {
  if (prepared.has(dialog)) {
    return;
  }
  prepared.add(dialog);
  // Safari on iOS scrolls the page behind a dialog regardless of CSS.
  dialog.addEventListener('touchmove', keepStill, { passive: false });
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

/** Cancels touches that would scroll the page instead of an element in the dialog. */
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
