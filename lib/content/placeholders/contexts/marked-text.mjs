// @ts-check

/**
 * What a placeholder's value must be escaped for, as a chain from the innermost context out: `url-path shell-double` is
 * part of a path in a double-quoted shell string. It's empty if any text is allowed. `lib/browser/values/escape.ts` has a rule
 * for each link of the chain.
 *
 * @typedef {string} Context
 */

/**
 * Finds the context of every placeholder in a text in which each placeholder is one character from the private use
 * area.
 *
 * @typedef {(text: string) => Context[]} Lexer
 */

const first = 0xe000;
const last = 0xf8ff;

/**
 * Returns the character that represents a placeholder while a lexer reads the text around it.
 *
 * @param {number} index
 */
export function markOf(index) {
  return String.fromCharCode(first + (index % (last - first + 1)));
}

/**
 * Returns whether a character represents a placeholder.
 *
 * @param {string | undefined} char
 */
export function isMark(char) {
  return char !== undefined && char >= '\uE000' && char <= '\uF8FF';
}

/**
 * Counts the placeholders in a text.
 *
 * @param {string} text
 */
export function countMarks(text) {
  return text.match(/[\uE000-\uF8FF]/g)?.length ?? 0;
}

/**
 * Joins contexts into a chain, from the innermost out.
 *
 * @param {readonly string[]} links
 */
export function chain(...links) {
  return links.filter(Boolean).join(' ');
}
