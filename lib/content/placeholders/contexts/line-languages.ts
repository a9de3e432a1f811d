import { inAddresses } from './address';
import { type Lexer, mark } from './marked-text';
import { json, unclosed } from './quoted';

const assignment = /^\s*(?:#\s?)?(?:export\s+)?[A-Za-z_][A-Za-z0-9_]*=(.*)$/;

/**
 * The `.env` file of an application, with one key per line. A key that's commented out is one that readers can enable.
 */
export const dotenv: Lexer = (text) =>
  text.split(/\r?\n/).flatMap((line) => {
    const value = assignment.exec(line)?.[1];
    return value === undefined ? inAddresses(line, 'plain') : scalar(value, 'dotenv');
  });

const yamlValue = /^(\s*(?:- +)*(?:[^\s:#'"][^:#'"]*:(?: +|$))?(?:- +)*)(.*)$/;

/**
 * YAML in which each value is on one line.
 *
 * @throws if there's a block scalar, or if a placeholder is a whole value without quotes
 */
export const yaml: Lexer = (text) => {
  if (/(^|\s)[|>][+-]?\d?\s*$/m.test(text)) {
    throw new Error('has a placeholder in YAML with a block scalar ("|" or ">"); write each value on one line.');
  }
  return text.split(/\r?\n/).flatMap((line) => {
    const [, key = '', value = ''] = yamlValue.exec(line) ?? [];
    return [...inAddresses(key, 'plain'), ...scalar(value, 'yaml')];
  });
};

/** An HTTP request message: the request line, the headers, and, after an empty line, the body. */
export function http(text: string): string[] {
  const [head = '', ...bodies] = text.split('\n\n');
  const [request = '', ...headers] = head.split('\n');
  const body = bodies.join('\n\n');
  return [
    ...inAddresses(request, 'plain'),
    ...headers.flatMap((line) => inAddresses(line, 'http')),
    ...(/^\s*[[{]/.test(body) ? json(body) : inAddresses(body, 'plain')),
  ];
}

const quoted = /^(["'])((?:\\.|(?!\1)[^\\])*)(\1?)(.*)/;

/** Returns the contexts in a value that can be quoted, and that a comment can follow. */
function scalar(value: string, language: 'dotenv' | 'yaml') {
  const [, quote, text = '', end, rest = ''] = quoted.exec(value) ?? [];
  if (quote) {
    if (!end) {
      throw unclosed(quote);
    }
    const context = `${language}-${quote === '"' ? 'double' : 'single'}`;
    return [...inAddresses(text, context), ...inAddresses(rest, 'plain')];
  }
  const [bare = ''] = value.split(/(?=\s#)/);
  const comment = value.slice(bare.length);
  if (bare.trim() === mark && language === 'yaml') {
    throw new Error(
      'has a placeholder as a whole YAML value without quotes, where "no" or "123" isn\'t text; quote it.',
    );
  }
  return [...(bare.trim() === mark ? ['dotenv-value'] : inAddresses(bare, 'plain')), ...inAddresses(comment, 'plain')];
}
