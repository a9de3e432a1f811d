import type { KeyboardEvent } from 'react';

/** The stop that Tab leads to from an end of a list of stops, round to the other end; null where the browser moves by itself. */
export function wrapped<T>(stops: readonly T[], current: T | null, backwards: boolean): T | null {
  const from = backwards ? stops[0] : stops.at(-1);
  const to = backwards ? stops.at(-1) : stops[0];
  return to !== undefined && (current === from || !stops.some((stop) => stop === current)) ? to : null;
}

/** Keeps Tab inside of a dialog, by its own `keydown`: the browser would go on to its bars. */
export function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  const stops = event.key === 'Tab' ? stopsIn(event.currentTarget) : [];
  const to = wrapped<Element>(stops, document.activeElement, event.shiftKey);
  if (to instanceof HTMLElement) {
    event.preventDefault();
    to.focus();
  }
}

/** Everything inside an element that Tab stops at, in order. */
function stopsIn(root: HTMLElement): HTMLElement[] {
  const all = root.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input, select, summary');
  return [...all].filter((stop) => !stop.closest('[inert]') && stop.checkVisibility());
}
