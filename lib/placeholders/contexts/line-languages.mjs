// @ts-check
import { inAddresses } from './address.mjs';
import { countMarks, isMark } from './marked-text.mjs';
import { endOfString } from './quoted.mjs';
import { json } from './quoted-languages.mjs';

/** @typedef {import('./marked-text.mjs').Lexer} Lexer */

const assignment = /^\s*(?:#\s?)?(?:export\s+)?[A-Za-z_][A-Za-z0-9_]*=(.*)$/;

/**
 * The settings of an application, a key a line; a key behind a comment sign is one that readers switch on.
 *
 * @type {Lexer}
 */
export const dotenv = (text) =>
  text.split(/\r?\n/).flatMap((line) => {
    const value = assignment.exec(line)?.[1];
    return value === undefined ? inAddresses(line, 'plain') : scalar(value, 'dotenv');
  });

const yamlValue = /^(\s*(?:- +)*(?:[^\s:#'"][^:#'"]*:(?: +|$))?(?:- +)*)(.*)$/;

/**
 * YAML with its values on one line each.
 *
 * @type {Lexer}
 * @throws for a placeholder in a block of lines
 */
export function yaml(text) {
  /** @type {string[]} */
  const contexts = [];
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

/**
 * A request as it goes over the line: its first line, its headers, and behind an empty line its body.
 *
 * @type {Lexer}
 */
export function http(text) {
  const [head = '', ...bodies] = text.split('\n\n');
  const [request = '', ...headers] = head.split('\n');
  const body = bodies.join('\n\n');
  return [
    ...inAddresses(request, 'plain'),
    ...headers.flatMap((line) => inAddresses(line, 'http')),
    ...(/^\s*[[{]/.test(body) ? json(body) : inAddresses(body, 'plain')),
  ];
}

/**
 * A value that may be quoted, and may have a comment behind it.
 *
 * @param {string} value
 * @param {'dotenv' | 'yaml'} language
 */
function scalar(value, language) {
  const sign = value[0];
  if (sign === '"' || sign === "'") {
    const end = endOfString(value, 0, sign);
    const context = `${language}-${sign === '"' ? 'double' : 'single'}`;
    return [...inAddresses(value.slice(1, end), context), ...inAddresses(value.slice(end + 1), 'plain')];
  }
  const [bare = ''] = value.split(/(?=\s#)/);
  const comment = value.slice(bare.length);
  const word = bare.trim();
  return [
    ...(word.length === 1 && isMark(word) ? [`${language}-value`] : inAddresses(bare, 'plain')),
    ...inAddresses(comment, 'plain'),
  ];
}
