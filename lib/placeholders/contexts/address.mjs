// @ts-check
import { chain, isMark } from './marked-text.mjs';

const opened = /[a-z][a-z0-9+.-]*:\/\/([^\s"'`<>]*)$/i;
const userBehind = /^[^\s"'`<>/?#]*@/;

/**
 * What part of an address a text ends in: `url-host` behind `https://`; empty outside of any address.
 *
 * @param {string} before the text up to the placeholder, in its own string or word
 * @param {string} after the text behind it
 */
export function partOfAddress(before, after) {
  const rest = opened.exec(before)?.[1];
  if (rest === undefined) {
    return '';
  }
  if (/[?#]/.test(rest)) {
    return 'url-query';
  }
  if (rest.includes('/')) {
    return 'url-path';
  }
  return userBehind.test(after) ? 'url-user' : 'url-host';
}

/**
 * The contexts in a text that has no rules but those of the addresses in it.
 *
 * @param {string} text
 * @param {string} around what the text as a whole stands in
 */
export function inAddresses(text, around) {
  return [...text].flatMap((char, at) =>
    isMark(char) ? [chain(partOfAddress(text.slice(0, at), text.slice(at + 1)), around)] : [],
  );
}

/**
 * Text for people, such as the sentences of a page: any value may stand there.
 *
 * @type {import('./marked-text.mjs').Lexer}
 */
export const prose = (text) => inAddresses(text, '');

/**
 * Text that says nothing of what will read it, such as a line of cron: only letters, digits and a few signs mean the same everywhere.
 *
 * @type {import('./marked-text.mjs').Lexer}
 */
export const plain = (text) => inAddresses(text, 'plain');

/**
 * Code within a sentence: a value alone is shown as it is, and what stands among other signs may be a piece of a command.
 *
 * @type {import('./marked-text.mjs').Lexer}
 */
export const inlineCode = (text) => (text.length === 1 ? prose(text) : plain(text));
