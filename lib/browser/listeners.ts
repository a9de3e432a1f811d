/** Those who want to hear of a change that has no event of the browser. */
export type Listeners = {
  /** Calls back at every change, until the returned function is called. */
  add(listener: () => void): () => void;
  /** Calls them all. */
  tell(): void;
};

/** None at first. */
export function listeners(): Listeners {
  const all = new Set<() => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    tell() {
      for (const listener of all) {
        listener();
      }
    },
  };
}
