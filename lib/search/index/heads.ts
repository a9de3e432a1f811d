import { plainIdOf } from './format';
import type { SiteIndex } from './site-index';

/** The title of a place, once its page's part of the index is there. */
export function titleOf(index: SiteIndex, place: number): string {
  const entry = entryOf(index, place);
  const end = entry.indexOf('\t');
  return end < 0 ? entry : entry.slice(0, end);
}

/** The canonical path of a place, with the hash where it is a section. */
export function urlOf(index: SiteIndex, place: number): string {
  const path = index.heads.get(index.pageOf[place] ?? 0)?.[0] ?? '';
  if (index.parentOf[place] === -1) {
    return path;
  }
  const entry = entryOf(index, place);
  const end = entry.indexOf('\t');
  return `${path}#${end < 0 ? plainIdOf(entry) : entry.slice(end + 1)}`;
}

function entryOf(index: SiteIndex, place: number): string {
  const number = index.pageOf[place] ?? 0;
  return index.heads.get(number)?.[1 + place - (index.pages[number]?.first ?? 0)] ?? '';
}
