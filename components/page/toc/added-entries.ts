import { useSyncExternalStore } from 'react';
import type { TocEntry } from '@/lib/content/toc/build-toc';

const none: readonly TocEntry[] = [];
let added = none;
const listeners = new Set<() => void>();

/** Lists headings that a tool shows before those of the page. Returns a function that removes them. */
export function addEntries(entries: readonly TocEntry[]): () => void {
  set(entries);
  return () => set(none);
}

export function useAddedEntries(): readonly TocEntry[] {
  return useSyncExternalStore(subscribe, read, readOnServer);
}

function set(entries: readonly TocEntry[]): void {
  added = entries;
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => added;
const readOnServer = () => none;
