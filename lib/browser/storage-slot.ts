/** One key of local storage. Where storage is blocked or full, reading finds nothing and writing does nothing. */
export type StorageSlot = { read(): string | null; write(value: string): void; clear(): void };

/** The slot of a key. Whoever reads it checks the value: a reader's browser may hold anything. */
export function storageSlot(key: string): StorageSlot {
  const attempt = <T>(act: (storage: Storage) => T): T | null => {
    try {
      return act(window.localStorage);
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt((storage) => storage.getItem(key)),
    write: (value) => void attempt((storage) => storage.setItem(key, value)),
    clear: () => void attempt((storage) => storage.removeItem(key)),
  };
}
