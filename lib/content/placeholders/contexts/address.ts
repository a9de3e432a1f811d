import { chain, type Lexer, mark } from './marked-text';

// After a scheme, or in the first line of an HTTP request (RFC 9112, section 3).
const opened = /(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/|^[A-Z]+ (?=\/))([^\s"'`<>]*)(?![\s\S])/m;
const userBehind = /^[^\s"'`<>/?#]*@/;

/**
 * Returns the part of a URL that a text ends in, such as `url-host` after `https://`, or an empty string outside a URL.
 *
 * @param before the text before the placeholder, in the same string or word
 * @param after the text after it
 */
function partOfAddress(before: string, after: string) {
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
 * Returns the contexts in a text whose only syntax is URLs.
 *
 * @param around the context of the whole text
 */
export function inAddresses(text: string, around: string) {
  return [...text].flatMap((char, at) =>
    char === mark ? [chain(partOfAddress(text.slice(0, at), text.slice(at + 1)), around)] : [],
  );
}

/** Text for people, such as the sentences of a page. It can contain any value. */
export const prose: Lexer = (text) => inAddresses(text, '');

/** Text whose parser we don't know, such as a crontab line. Only a few characters mean the same everywhere. */
export const plain: Lexer = (text) => inAddresses(text, 'plain');

/** Code within a sentence. A placeholder on its own shows its value as it is; any other can be part of a command. */
export const inlineCode: Lexer = (text) => (text.length === 1 ? prose(text) : plain(text));
