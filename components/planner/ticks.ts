import { useSyncExternalStore } from 'react';
import { storageSlot } from '@/lib/browser/dom/storage-slot';

const slot = storageSlot('upgrade-ticks');
const maxTicks = 500;
const listeners = new Set<() => void>();
let ticks: ReadonlySet<string> | null = null;

// As long as the page is open, because a change in another tab makes the set wrong.
slot.onChange(() => change(null));

/** Returns the keys of the ticked steps. They're stored, or last until the page is unloaded if storage is blocked. */
export function useTicks(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, currentTicks);
}

export function setTick(key: string, isTicked: boolean): void {
  const others = [...currentTicks()].filter((each) => each !== key);
  store(isTicked ? [...others, key] : others);
}

export function clearTicks(keys: readonly string[]): void {
  store([...currentTicks()].filter((key) => !keys.includes(key)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function currentTicks(): ReadonlySet<string> {
  ticks ??= readTicks();
  return ticks;
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
  change(new Set(keys));
}

function change(next: ReadonlySet<string> | null): void {
  ticks = next;
  for (const listener of listeners) {
    listener();
  }
}
