// @ts-check
import { placeholders } from './registry.mjs';

/**
 * A stretch of text: literal when `name` is null, else the example of that placeholder.
 *
 * @typedef {{ text: string, name: string | null }} Part
 */

/** Matches `[[name]]`; the name begins with a letter, so that shell tests and nested arrays are left alone. */
export const placeholderPattern = /\[\[([a-z][a-z0-9-]*)\]\]/g;

/**
 * Splits text at its placeholders. A name that the registry lacks stays as it was written; the build warns of it.
 *
 * @param {string} text
 * @returns {Part[]} the parts in order, none of them empty
 */
export function splitPlaceholders(text) {
  /** @type {Part[]} */
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(placeholderPattern)) {
    const name = match[1] ?? '';
    if (!Object.hasOwn(placeholders, name)) {
      continue;
    }
    if (match.index > end) {
      parts.push({ text: text.slice(end, match.index), name: null });
    }
    parts.push({ text: placeholders[/** @type {keyof typeof placeholders} */ (name)].example, name });
    end = match.index + match[0].length;
  }
  if (end < text.length) {
    parts.push({ text: text.slice(end), name: null });
  }
  return parts;
}
