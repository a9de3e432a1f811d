import { createStore } from '@/lib/browser/dom/store';
import type { Values } from '@/lib/browser/values/choices';
import { entryOf, knownValues } from '@/lib/browser/values/stored-values';
import { valueStorage, valuesPrefix } from '@/lib/browser/values/value-storage';

/**
 * Contains secrets, and values that a full or blocked storage rejects. They last as long as the document, which has
 * them because the small script and React each have a copy of this module.
 */
const memory = document as Document & { readerValues?: Values };

const values = createStore(readValues());

// As long as the page is open, because a change in another tab or by the other copy makes the values wrong.
valueStorage.onChange(() => values.set(readValues()));

/** Returns the current values. It's the same object until one of them changes. */
export const currentValues = values.read;

/** Calls the listener whenever a value changes, in this tab or another one. Returns a function that unsubscribes it. */
export const onValues = values.subscribe;

/** Sets a valid value, or removes it, and leaves all others alone, including those that other tabs store. */
export function setValue(name: string, value: string | null): void {
  const { [name]: _, ...others } = memory.readerValues ?? {};
  memory.readerValues = others;
  const slot = valueStorage.slot(name);
  if (value === null) {
    slot.clear();
  } else {
    if (!entryOf(name)?.isSecret) {
      slot.write(value);
    }
    if (slot.read() !== value) {
      memory.readerValues = { ...others, [name]: value };
    }
  }
  announceChange();
}

export function clearValues(): void {
  memory.readerValues = {};
  valueStorage.clearAll();
  announceChange();
}

/** Tells all copies of this module, as browsers tell other tabs. */
function announceChange(): void {
  window.dispatchEvent(new StorageEvent('storage', { key: valuesPrefix }));
}

function readValues(): Values {
  return { ...knownValues(valueStorage.readAll()), ...memory.readerValues };
}
