import { storageSlot } from '@/lib/browser/storage-slot';
import { entryOf, parseValues, type Values } from '@/lib/values/stored-values';
import { valuesKey } from '@/lib/values/values-key';

const slot = storageSlot(valuesKey);
const listeners = new Set<() => void>();

/** Secrets, and what a full or blocked storage would not take: as long as this tab shows this site. */
let inMemory: Values = {};
let snapshot: Values | null = null;

/** The values as they are now, the same object until one changes. */
export function currentValues(): Values {
  snapshot ??= { ...parseValues(slot.read()), ...inMemory };
  return snapshot;
}

/**
 * Sets or takes away one value. What other tabs have stored in the meantime is kept.
 *
 * @param value a right one (see `valueFault`), or null for none
 */
export function setValue(name: string, value: string | null): void {
  const { [name]: _, ...others } = inMemory;
  inMemory = others;
  const { [name]: before, ...stored } = parseValues(slot.read());
  const isSecret = Boolean(entryOf(name)?.isSecret);
  if (!isSecret && (value !== null || before !== undefined)) {
    write(value === null ? stored : { ...stored, [name]: value });
  }
  if (value !== null && (isSecret || parseValues(slot.read())[name] !== value)) {
    inMemory = { ...inMemory, [name]: value };
  }
  changed();
}

/** Forgets everything, in storage and in memory. */
export function clearValues(): void {
  inMemory = {};
  slot.clear();
  changed();
}

/** Calls back whenever a value changes, in this tab or in another. */
export function onValues(listener: () => void): () => void {
  // A listener that is there already is not added again.
  window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function write(values: Values): void {
  if (Object.keys(values).length === 0) {
    slot.clear();
  } else {
    slot.write(JSON.stringify(values));
  }
}

function onStorage({ key }: StorageEvent): void {
  if (key === valuesKey || key === null) {
    changed();
  }
}

function changed(): void {
  snapshot = null;
  for (const listener of listeners) {
    listener();
  }
}
