/** Callbacks to notify of a change for which the browser has no event. */
export type Listeners = {
  /** Adds a listener that's called on every change, and returns a function that removes it. */
  add(listener: () => void): () => void;
  /** Calls all listeners. */
  notify(): void;
};

/** Creates an empty set of listeners. */
export function listeners(): Listeners {
  const all = new Set<() => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    notify() {
      for (const listener of all) {
        listener();
      }
    },
  };
}
