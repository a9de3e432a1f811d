import { storageGroup } from '@/lib/browser/dom/storage-slot';

/** The prefix of stored values. Each has its own key, so that two tabs can't overwrite each other's changes. */
export const valuesPrefix = 'values.';

export const valueStorage = storageGroup(valuesPrefix);

export function hasStoredValues(): boolean {
  return Object.keys(valueStorage.readAll()).length > 0;
}
