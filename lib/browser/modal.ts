import { lockScroll } from './scroll-lock';

/** Everything that Tab can stop at. */
const focusable =
  'a[href], button:not(:disabled), input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

const prepared = new WeakSet<HTMLDialogElement>();

/**
 * Shows a dialog above the page. While it's open, the rest of the page is inert and doesn't scroll, Tab stays inside, and a press on the
 * backdrop or Escape closes it; closing returns the focus to where it was (https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element).
 * A dialog that the browser has already opened through `commandfor` is taken over.
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
  dialog.addEventListener('keydown', trapFocus);
  dialog.addEventListener('mousedown', (event) => {
    // The backdrop belongs to the dialog element itself.
    if (event.target === dialog && isOutside(event, dialog.firstElementChild ?? dialog)) {
      event.preventDefault();
      // The second press of a double click on the button that opened the dialog doesn't close it.
      if (event.detail < 2) {
        dialog.close();
      }
    }
  });
  dialog.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-dialog-close]')) {
      dialog.close();
    }
  });
}

function isOutside({ clientX, clientY }: MouseEvent, box: Element): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Wraps Tab at the ends of a dialog; browsers would continue to their own toolbar. */
function trapFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) {
    return;
  }
  const dialog = event.currentTarget as HTMLDialogElement;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.closest('[inert]') && stop.checkVisibility(),
  );
  const target = wrapFocus(stops, document.activeElement, event.shiftKey);
  if (target instanceof HTMLElement) {
    event.preventDefault();
    target.focus();
  }
}

/** The stop at the other end of a list of stops that Tab leads to from one end; null where the browser moves the focus itself. */
function wrapFocus<Stop>(stops: readonly Stop[], current: unknown, isBackwards: boolean): Stop | null {
  const from = isBackwards ? stops[0] : stops.at(-1);
  const to = isBackwards ? stops.at(-1) : stops[0];
  return to !== undefined && (current === from || !stops.some((stop) => stop === current)) ? to : null;
}
