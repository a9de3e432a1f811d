/**
 * The rules that pages need. `lib/browser/values/escape.ts` implements each of them, and a page that needs another one
 * doesn't build.
 */
export const escapeRules = [
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
] as const;

export type EscapeRule = (typeof escapeRules)[number];

/**
 * What a placeholder's value must be escaped for, as a chain of rules from the innermost context out: `url-path
 * shell-double` is part of a path in a double-quoted shell string. It's empty if any text is allowed.
 */
type Context = string;

/** Finds the context of every placeholder in a text in which each placeholder is a `mark`. */
export type Lexer = (text: string) => Context[];

/** Represents a placeholder while a lexer reads the text around it. From the private use area. */
export const mark = '\uE000';

/** Counts the placeholders in a text. */
export function countMarks(text: string) {
  return text.split(mark).length - 1;
}

/** Joins contexts into a chain, from the innermost out. */
export function chain(...links: readonly string[]) {
  return links.filter(Boolean).join(' ');
}
