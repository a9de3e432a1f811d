/**
 * DocSearch reads local storage without expecting that it refuses, and would take the modal down with it: where it refuses, one that
 * forgets with the page takes its place.
 */
export function provideStorage(): void {
  try {
    void window.localStorage.length;
  } catch {
    const kept = new Map<string, string>();
    const memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
    Object.defineProperty(window, 'localStorage', { configurable: true, value: memory });
  }
}
