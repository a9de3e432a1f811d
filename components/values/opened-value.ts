/** Dispatched on the document when the panel opens or closes. */
const changeEvent = 'values-panel';

/**
 * Returns the name of the value that the panel is open at, `*` for the page's first one that's missing, and an empty
 * text for none; null while it's closed. It's on the root element, because the early script opens the panel before
 * React runs.
 */
export function openedValue(): string | null {
  return document.documentElement.dataset.values ?? null;
}

export function setOpenedValue(name: string | null): void {
  const { dataset } = document.documentElement;
  if (name === null) {
    delete dataset.values;
  } else {
    dataset.values = name;
  }
  document.dispatchEvent(new Event(changeEvent));
}

/** Calls the listener when the panel opens or closes. Returns a function that unsubscribes it. */
export function onOpenedValue(listener: () => void): () => void {
  document.addEventListener(changeEvent, listener);
  return () => document.removeEventListener(changeEvent, listener);
}
