import { searchPath } from '@/lib/site/paths.mjs';

/** The address of the page of results for a text, without the base path. A lone surrogate has no place in an address, and becomes the sign for it. */
export function resultsAddress(text: string): string {
  return text.trim() === '' ? searchPath : `${searchPath}?${new URLSearchParams({ q: text })}`;
}
