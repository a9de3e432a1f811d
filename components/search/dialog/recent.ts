import { storageSlot } from '@/lib/browser/dom/storage-slot';

/** A page or section that the reader opened from the search. */
export type Recent = { readonly url: string; readonly title: string; readonly trail: string };

const slot = storageSlot('search.recent');
const maxRecent = 6;

/** Returns what the reader opened from the search, the most recent first. Invalid entries in storage are ignored. */
export function readRecent(): readonly Recent[] {
  try {
    const stored: unknown = JSON.parse(slot.read() ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

/** Stores what the reader opened, and removes an earlier entry for it. */
export function storeRecent(recent: Recent): void {
  const others = readRecent().filter(({ url }) => url !== recent.url);
  slot.write(JSON.stringify([recent, ...others].slice(0, maxRecent)));
}

export function clearRecent(): void {
  slot.clear();
}

/** Returns whether a value is a path of this site (`/x`, but not `//x`) with two strings of plausible length. */
function isRecent(value: unknown): value is Recent {
  const { url, title, trail } = Object(value) as Record<string, unknown>;
  return (
    typeof url === 'string' &&
    /^\/(?![/\\])/.test(url) &&
    [url, title, trail].every((text) => typeof text === 'string' && text.length <= 500)
  );
}
