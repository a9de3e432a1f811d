import { trailText } from '@/components/search/results/trail';
import { storageSlot } from '@/lib/browser/storage-slot';
import type { Hit } from '@/lib/search/engine';

/** A place that the reader went to from the search. */
export type Recent = { readonly url: string; readonly title: string; readonly trail: string };

const slot = storageSlot('search.recent');

/** How many are kept. */
const most = 6;

/** The places that the reader went to, the last first; what the storage holds beside is none. */
export function recentPlaces(): readonly Recent[] {
  try {
    const stored: unknown = JSON.parse(slot.read() ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Keeps where the reader went, once. */
export function keepRecent(hit: Hit): void {
  const place = {
    url: hit.url,
    title: hit.title.map(({ text }) => text).join(''),
    trail: trailText(hit.trail.slice(0, -1)),
  };
  const others = recentPlaces().filter(({ url }) => url !== place.url);
  slot.write(JSON.stringify([place, ...others].slice(0, most)));
}

/** Forgets them all. */
export function forgetRecent(): void {
  slot.clear();
}

/** A path of this site (`/x`, and no `//x`) with two texts of a title's length. */
function isRecent(value: unknown): value is Recent {
  const { url, title, trail } = Object(value) as Record<string, unknown>;
  return (
    typeof url === 'string' &&
    /^\/(?![/\\])/.test(url) &&
    [url, title, trail].every((text) => typeof text === 'string' && text.length <= 500)
  );
}
