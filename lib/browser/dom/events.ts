/** Returns the closest element around an event's target, or the target, that matches a selector; null for none. */
export function closestTo<Found extends HTMLElement = HTMLElement>(event: Event, selector: string): Found | null {
  return event.target instanceof Element ? event.target.closest<Found>(selector) : null;
}

/** Runs a callback for each click in the document on an element that matches a selector, or inside of it. */
export function onClick<Clicked extends HTMLElement = HTMLElement>(
  selector: string,
  act: (clicked: Clicked, event: MouseEvent) => void,
): void {
  document.addEventListener('click', (event) => {
    const clicked = closestTo<Clicked>(event, selector);
    if (clicked) {
      act(clicked, event);
    }
  });
}

/** Returns whether a modifier is pressed during a key press or click, in which case the browser should handle it. */
export function hasModifier(event: KeyboardEvent | MouseEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/**
 * Returns whether a key press belongs to an input method, such as the Enter that accepts a conversion. Safari ends the
 * composition before it reports that key, so only the key code shows it (UI Events, section "Legacy key attributes").
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229;
}
