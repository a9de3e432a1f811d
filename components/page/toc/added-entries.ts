import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/browser/dom/store';
import type { TocEntry } from '@/lib/content/toc/build-toc';

const none: readonly TocEntry[] = [];
const added = createStore(none);

/** Lists headings that a tool shows before those of the page. Returns a function that removes them. */
export function addEntries(entries: readonly TocEntry[]): () => void {
  added.set(entries);
  return () => added.set(none);
}

export function useAddedEntries(): readonly TocEntry[] {
  return useSyncExternalStore(added.subscribe, added.read, () => none);
}
