// @ts-check

/**
 * What a placeholder's value must be escaped for, as a chain from the innermost context out: `url-path shell-double` is
 * part of a path in a double-quoted shell string. It's empty if any text is allowed. `lib/browser/values/escape.ts` has a rule
 * for each link of the chain.
 *
 * @typedef {string} Context
 */

/**
 * Finds the context of every placeholder in a text in which each placeholder is a `mark`.
 *
 * @typedef {(text: string) => Context[]} Lexer
 */

/** Represents a placeholder while a lexer reads the text around it. From the private use area. */
export const mark = '\uE000';

/**
 * Counts the placeholders in a text.
 *
 * @param {string} text
 */
export function countMarks(text) {
  return text.split(mark).length - 1;
}

/**
 * Joins contexts into a chain, from the innermost out.
 *
 * @param {readonly string[]} links
 */
export function chain(...links) {
  return links.filter(Boolean).join(' ');
}
