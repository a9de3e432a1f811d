import { escapeFor } from './escape';

/**
 * A placeholder in a page: the context that its value is escaped for, and the slash that follows a value that can be
 * empty.
 */
export type Place = { readonly context: string; readonly after: string };

/**
 * Returns the text that a page shows in place of a placeholder.
 *
 * @param value undefined if the reader hasn't filled it in
 * @returns null if the example stays: without a value, for a value without a safe form there, and for an empty one in a
 * sentence
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
