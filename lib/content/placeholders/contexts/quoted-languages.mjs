// @ts-check
import { countMarks } from './marked-text.mjs';
import { quotedLexer } from './quoted.mjs';

/** JSON, which has one kind of string. */
export const json = quotedLexer({ name: 'JSON', strings: { '"': 'json' }, comments: [] });

const phpCode = quotedLexer({
  name: 'PHP',
  strings: { "'": 'php-single', '"': 'php-double' },
  comments: [/\/\/[^\n]*/y, /#(?!\[)[^\n]*/y, /\/\*[\s\S]*?\*\//y],
});

/**
 * PHP: whole files and parts of them.
 *
 * @type {import('./marked-text.mjs').Lexer}
 */
export function php(text) {
  if (text.includes('<<<') && countMarks(text) > 0) {
    throw new Error("has a placeholder in PHP with a heredoc, which isn't supported; write a quoted string.");
  }
  return phpCode(text);
}

/** SQL as MySQL parses it. */
export const sql = quotedLexer({
  name: 'SQL',
  strings: { "'": 'sql-single', '"': 'sql-double', '`': 'sql-name' },
  comments: [/--[^\n]*/y, /#[^\n]*/y, /\/\*[\s\S]*?\*\//y],
});

/** Nginx configuration. */
export const nginx = quotedLexer({
  name: 'Nginx',
  strings: { "'": 'nginx-single', '"': 'nginx-double' },
  comments: [/#[^\n]*/y],
  bare: 'nginx-word',
});
