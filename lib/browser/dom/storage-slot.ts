/** A key in local or session storage. If storage is blocked or full, reads return null and writes do nothing. */
export type StorageSlot = { read(): string | null; write(value: string): void; clear(): void };

/** Session storage lasts as long as its tab. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** Returns the slot of a key. Validate what you read: a reader's browser can contain anything. */
export function storageSlot(key: string, area: StorageArea = 'localStorage'): StorageSlot {
  return {
    read: () => attempt((storage) => storage.getItem(key), area),
    write: (value) => void attempt((storage) => storage.setItem(key, value), area),
    clear: () => void attempt((storage) => storage.removeItem(key), area),
  };
}

/** The keys in local storage with a common prefix. Here, too, nothing fails if storage is blocked or full. */
export type StorageGroup = {
  /** Returns the stored values, by their keys without the prefix. */
  readAll(): Readonly<Record<string, string>>;
  slot(name: string): StorageSlot;
  clearAll(): void;
};

/** Returns the group of a prefix. Validate the names and values you read: a reader's browser can contain anything. */
export function storageGroup(prefix: string): StorageGroup {
  const keysOf = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith(prefix));
  return {
    readAll: () =>
      attempt((storage) =>
        Object.fromEntries(keysOf(storage).map((key) => [key.slice(prefix.length), storage.getItem(key) ?? ''])),
      ) ?? {},
    slot: (name) => storageSlot(prefix + name),
    clearAll: () => {
      attempt((storage) => {
        for (const key of keysOf(storage)) {
          storage.removeItem(key);
        }
      });
    },
  };
}

function attempt<T>(act: (storage: Storage) => T, area: StorageArea = 'localStorage'): T | null {
  try {
    return act(window[area]);
  } catch {
    return null;
  }
}
