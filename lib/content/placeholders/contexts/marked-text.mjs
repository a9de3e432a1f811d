// @ts-check

/**
 * The rules that pages need. `lib/browser/values/escape.ts` implements each of them, and a page that needs another one
 * doesn't build.
 */
export const escapeRules = /** @type {const} */ ([
  'plain',
  'url-host',
  'url-user',
  'url-path',
  'http',
  'shell-word',
  'shell-single',
  'shell-double',
  'dotenv-value',
  'json',
  'yaml-double',
  'php-single',
  'php-double',
  'nginx-word',
  'sql-single',
  'sql-name',
]);

/** @typedef {(typeof escapeRules)[number]} EscapeRule */

/**
 * What a placeholder's value must be escaped for, as a chain of rules from the innermost context out: `url-path
 * shell-double` is part of a path in a double-quoted shell string. It's empty if any text is allowed.
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
