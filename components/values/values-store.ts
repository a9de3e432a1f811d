import { listeners } from '@/lib/browser/listeners';
import { storageGroup } from '@/lib/browser/storage-slot';
import { entryOf, knownValues, type Values } from '@/lib/values/stored-values';
import { valuesPrefix } from '@/lib/values/values-prefix';

const stored = storageGroup(valuesPrefix);
const { add, tell } = listeners();

/** Secrets, and what a full or blocked storage would not take: as long as this tab shows this site. */
let inMemory: Values = {};
let snapshot: Values | null = null;

/** The values as they are now, the same object until one changes. */
export function currentValues(): Values {
  snapshot ??= { ...knownValues(stored.readAll()), ...inMemory };
  return snapshot;
}

/**
 * Sets or takes away one value, and touches no other: what other tabs store at the same time is kept.
 *
 * @param value a valid one (see `valueError`), or null for none
 */
export function setValue(name: string, value: string | null): void {
  const { [name]: _, ...others } = inMemory;
  inMemory = others;
  const slot = stored.slot(name);
  if (value === null) {
    slot.clear();
  } else {
    if (!entryOf(name)?.isSecret) {
      slot.write(value);
    }
    if (slot.read() !== value) {
      inMemory = { ...inMemory, [name]: value };
    }
  }
  changed();
}

/** Forgets everything, in storage and in memory. */
export function clearValues(): void {
  inMemory = {};
  stored.clearAll();
  changed();
}

/** Calls back whenever a value changes, in this tab or in another. */
export function onValues(listener: () => void): () => void {
  // A listener that is there already is not added again.
  window.addEventListener('storage', onStorage);
  return add(listener);
}

function onStorage({ key }: StorageEvent): void {
  if (key === null || key.startsWith(valuesPrefix)) {
    changed();
  }
}

function changed(): void {
  snapshot = null;
  tell();
}
