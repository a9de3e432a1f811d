/** One key of local storage. Where storage is blocked or full, reading finds nothing and writing does nothing. */
export type StorageSlot = { read(): string | null; write(value: string): void; clear(): void };

/** The slot of a key. Whoever reads it checks the value: a reader's browser may hold anything. */
export function storageSlot(key: string): StorageSlot {
  return {
    read: () => attempt((storage) => storage.getItem(key)),
    write: (value) => void attempt((storage) => storage.setItem(key, value)),
    clear: () => void attempt((storage) => storage.removeItem(key)),
  };
}

/** The keys of local storage that begin alike. As with `StorageSlot`, nothing fails where storage is blocked or full. */
export type StorageGroup = {
  /** What is stored, by what follows the prefix in its key. */
  readAll(): Readonly<Record<string, string>>;
  slot(name: string): StorageSlot;
  clearAll(): void;
};

/** The group of a prefix. Whoever reads it checks names and values: a reader's browser may hold anything. */
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

function attempt<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(window.localStorage);
  } catch {
    return null;
  }
}
