import { inAddresses } from './address';
import { countMarks, type Lexer, mark } from './marked-text';
import { json, unclosed } from './quoted';

const assignment = /^\s*(?:#\s?)?(?:export\s+)?[A-Za-z_][A-Za-z0-9_]*=(.*)$/;

/** The `.env` file of an application, with one key per line. A key that's commented out is one that readers can enable. */
export const dotenv: Lexer = (text) =>
  text.split(/\r?\n/).flatMap((line) => {
    const value = assignment.exec(line)?.[1];
    return value === undefined ? inAddresses(line, 'plain') : scalar(value, 'dotenv');
  });

const yamlValue = /^(\s*(?:- +)*(?:[^\s:#'"][^:#'"]*:(?: +|$))?(?:- +)*)(.*)$/;

/**
 * YAML in which each value is on one line.
 *
 * @throws if a placeholder is in a block scalar, or a whole value without quotes
 */
export function yaml(text: string): string[] {
  const contexts: string[] = [];
  let block = -1;
  for (const line of text.split(/\r?\n/)) {
    const indent = line.search(/\S|$/);
    block = line.trim() === '' || indent > block ? block : -1;
    if (block >= 0 && countMarks(line) > 0) {
      throw new Error('has a placeholder in a YAML block scalar ("|" or ">"); write the value on one line.');
    }
    const [, key = '', value = ''] = yamlValue.exec(line) ?? [];
    contexts.push(...inAddresses(key, 'plain'), ...scalar(value, 'yaml'));
    block = block < 0 && /(^|\s)[|>][+-]?\d?\s*$/.test(line) ? indent : block;
  }
  return contexts;
}

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
