/** The nearest element around an event's target that matches a selector; null for none, and for targets that aren't elements. */
export function closestTo<Found extends HTMLElement = HTMLElement>(event: Event, selector: string): Found | null {
  return event.target instanceof Element ? event.target.closest<Found>(selector) : null;
}

/** Whether a key or click comes with a modifier, which leaves it to the browser. */
export function hasModifier(event: KeyboardEvent | MouseEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
