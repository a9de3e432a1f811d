import type { Values } from '@/lib/browser/values/choices';
import { entryOf, knownValues } from '@/lib/browser/values/stored-values';
import { valueStorage } from '@/lib/browser/values/value-storage';

const listeners = new Set<() => void>();

/** Secrets, and values that a full or blocked storage rejects. They last until the document is unloaded. */
let inMemory: Values = {};
let snapshot: Values | null = null;

// As long as the page is open, because a change in another tab makes the snapshot wrong.
valueStorage.onChange(handleChange);

/** Returns the current values. It's the same object until one of them changes. */
export function currentValues(): Values {
  snapshot ??= { ...knownValues(valueStorage.readAll()), ...inMemory };
  return snapshot;
}

/** Sets a valid value, or removes it, and leaves all others alone, including those that other tabs store. */
export function setValue(name: string, value: string | null): void {
  const { [name]: _, ...others } = inMemory;
  inMemory = others;
  const slot = valueStorage.slot(name);
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
  handleChange();
}

export function clearValues(): void {
  inMemory = {};
  valueStorage.clearAll();
  handleChange();
}

/** Calls the listener whenever a value changes, in this tab or another one. Returns a function that unsubscribes it. */
export function onValues(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function handleChange(): void {
  snapshot = null;
  for (const listener of listeners) {
    listener();
  }
}
