import { escapeFor } from './escape';

/** A placeholder in a page: what its value is written for, and the slash that goes with a value that may be empty. */
export type Place = { readonly context: string; readonly after: string };

/**
 * What a page shows in a placeholder's place.
 *
 * @param value undefined where the reader has filled in none
 * @returns null where the example stays: without a value, for one that has no safe form there, and for an empty one in a sentence
 */
export function textFor({ context, after }: Place, value: string | undefined): string | null {
  if (value === undefined) {
    return null;
  }
  if (value === '') {
    return /^(?:url-|dotenv-)/.test(context) ? '' : null;
  }
  const text = escapeFor(context, value);
  return text === null ? null : text + after;
}
