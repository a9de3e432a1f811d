// @ts-check

/**
 * Where a placeholder stands, as the chain of what its value has to be written for, from the inside out: `url-path shell-double` is a part
 * of a path in a string of the shell. Empty where any text may stand. `lib/values/escape.ts` has a rule for each link of the chain.
 *
 * @typedef {string} Context
 */

/**
 * Finds the context of every placeholder in a text, in which each is one character of the private use area.
 *
 * @typedef {(text: string) => Context[]} Lexer
 */

const first = 0xe000;
const last = 0xf8ff;

/**
 * The character that stands for a placeholder while its surroundings are read.
 *
 * @param {number} index
 */
export function markOf(index) {
  return String.fromCharCode(first + (index % (last - first + 1)));
}

/**
 * Whether a character stands for a placeholder.
 *
 * @param {string | undefined} char
 */
export function isMark(char) {
  return char !== undefined && char >= '\uE000' && char <= '\uF8FF';
}

/**
 * The number of placeholders in a text.
 *
 * @param {string} text
 */
export function countMarks(text) {
  return text.match(/[\uE000-\uF8FF]/g)?.length ?? 0;
}

/**
 * A chain of contexts, from the inside out.
 *
 * @param {readonly string[]} links
 */
export function chain(...links) {
  return links.filter(Boolean).join(' ');
}
