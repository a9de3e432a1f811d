import { useSyncExternalStore } from 'react';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { createStore } from '@/lib/browser/dom/store';

const slot = storageSlot('upgrade-ticks');
const maxTicks = 500;
const ticks = createStore(readTicks());

// As long as the page is open, because a change in another tab makes the set wrong.
slot.onChange(() => ticks.set(readTicks()));

/** Returns the keys of the ticked steps. They're stored, or last until the page is unloaded if storage is blocked. */
export function useTicks(): ReadonlySet<string> {
  return useSyncExternalStore(ticks.subscribe, ticks.read);
}

export function setTick(key: string, isTicked: boolean): void {
  const others = [...ticks.read()].filter((each) => each !== key);
  store(isTicked ? [...others, key] : others);
}

export function clearTicks(keys: readonly string[]): void {
  store([...ticks.read()].filter((key) => !keys.includes(key)));
}

function readTicks(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(slot.read() ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === 'string').slice(-maxTicks) : []);
  } catch {
    return new Set();
  }
}

function store(keys: readonly string[]): void {
  slot.write(JSON.stringify(keys));
  ticks.set(new Set(keys));
}
