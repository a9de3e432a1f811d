type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * Returns access to a key in local or session storage. If storage is blocked or full, reads return null and writes do
 * nothing. Validate what you read: a reader's browser can contain anything.
 */
export function storageSlot(key: string, area?: StorageArea) {
  return {
    read: () => attempt((storage) => storage.getItem(key), area),
    write: (value: string) => void attempt((storage) => storage.setItem(key, value), area),
    clear: () => void attempt((storage) => storage.removeItem(key), area),
    onChange: (listener: () => void) => onChange((changed) => changed === key, listener),
  };
}

/** Returns access to all keys in local storage with a prefix. Validate their names, too. */
export function storageGroup(prefix: string) {
  const keysOf = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith(prefix));
  const read = (storage: Storage): Readonly<Record<string, string>> =>
    Object.fromEntries(keysOf(storage).map((key) => [key.slice(prefix.length), storage.getItem(key) ?? '']));
  return {
    readAll: () => attempt(read) ?? {},
    slot: (name: string) => storageSlot(prefix + name),
    onChange: (listener: () => void) => onChange((changed) => changed.startsWith(prefix), listener),
    clearAll: () => {
      attempt((storage) => {
        for (const key of keysOf(storage)) {
          storage.removeItem(key);
        }
      });
    },
  };
}

/** Calls the listener when another tab may have changed a value. Returns a function that ends this. */
function onChange(isOwn: (key: string) => boolean, listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // There's no key if everything was cleared.
  window.addEventListener('storage', ({ key }) => (key === null || isOwn(key)) && listener(), { signal });
  // A page in the back/forward cache gets no storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  return () => controller.abort();
}

function attempt<T>(act: (storage: Storage) => T, area: StorageArea = 'localStorage'): T | null {
  try {
    return act(window[area]);
  } catch {
    return null;
  }
}
