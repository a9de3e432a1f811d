import { inAddresses, partOfAddress } from './address';
import { chain, countMarks, mark } from './marked-text';
import { endOfString, json, matchAt, php, sql } from './quoted';

type Reading = { text: string; at: number; contexts: string[]; heredocs: Heredoc[] };
type Heredoc = { word: string; isQuoted: boolean; mayIndent: boolean };

/** POSIX shell commands. */
export function shell(text: string): string[] {
  const reading: Reading = { text, at: 0, contexts: [], heredocs: [] };
  readCommand(reading, '');
  return reading.contexts;
}

/** @param closing the character that ends a nested command: `)` or a backquote; empty for the outermost command */
function readCommand(reading: Reading, closing: string) {
  let wordStart = reading.at;
  while (reading.at < reading.text.length) {
    const { text, at, contexts } = reading;
    const char = text[at] ?? '';
    if (char === closing) {
      reading.at += 1;
      return;
    }
    if (char === '\\') {
      reading.at += 2;
    } else if (char === "'") {
      readSingle(reading);
    } else if (char === '"') {
      readDouble(reading);
    } else if (text.startsWith("$'", at)) {
      const end = endOfString(text, at + 1, "'");
      refuse(text.slice(at, end), "a string of the form $'...'");
      reading.at = end + 1;
    } else if (char === '`' || text.startsWith('$(', at)) {
      reading.at += char === '`' ? 1 : 2;
      readCommand(reading, char === '`' ? '`' : ')');
    } else if (char === '#' && /^$|[\s;|&(]/.test(text[at - 1] ?? '')) {
      const comment = matchAt(/#[^\n]*/y, text, at) ?? '';
      contexts.push(...inAddresses(comment, 'plain'));
      reading.at += comment.length;
    } else if (text.startsWith('<<', at) && text[at + 2] !== '<') {
      noteHeredoc(reading);
    } else if (char === '\n') {
      reading.at += 1;
      for (const heredoc of reading.heredocs.splice(0)) {
        readHeredoc(reading, heredoc);
      }
    } else {
      if (char === mark) {
        contexts.push(chain(partOfAddress(text.slice(wordStart, at), text.slice(at + 1)), 'shell-word'));
      }
      reading.at += 1;
    }
    if (/[\s;|&<>()]/.test(char)) {
      wordStart = reading.at;
    }
  }
}

function readSingle(reading: Reading) {
  const end = reading.text.indexOf("'", reading.at + 1);
  if (end < 0) {
    throw new Error("opens a string with ' but doesn't close it, so placeholders can't be escaped; close the string.");
  }
  reading.contexts.push(...within(reading.text.slice(reading.at + 1, end), 'shell-single'));
  reading.at = end + 1;
}

function readDouble(reading: Reading) {
  const end = endOfString(reading.text, reading.at, '"');
  const inner = reading.text.slice(reading.at + 1, end);
  if (countMarks(inner) > 0) {
    if (/\\["']/.test(inner)) {
      refuse(inner, 'a string with escaped quotes');
    }
    const command = /\$\(|`/.exec(inner);
    if (command && countMarks(inner.slice(command.index)) > 0) {
      refuse(inner, 'a command inside a string');
    }
    reading.contexts.push(...within(inner, 'shell-double'));
  }
  reading.at = end + 1;
}

function noteHeredoc(reading: Reading) {
  const [whole = '<<', dash, quote, word = ''] =
    /^<<(-?)\s*(["'\\]?)([\w.-]+)["']?/.exec(reading.text.slice(reading.at)) ?? [];
  if (word) {
    reading.heredocs.push({ word, isQuoted: Boolean(quote), mayIndent: dash === '-' });
  }
  reading.at += whole.length;
}

function readHeredoc(reading: Reading, { word, isQuoted, mayIndent }: Heredoc) {
  const lines = reading.text.slice(reading.at).split('\n');
  const end = lines.findIndex((line) => (mayIndent ? line.trimStart() : line) === word);
  const body = lines.slice(0, end < 0 ? lines.length : end).join('\n');
  reading.contexts.push(...within(body, isQuoted ? 'shell-heredoc-raw' : 'shell-heredoc'));
  reading.at += body.length;
}

/** Returns the contexts in a shell string, which can contain text in another language. */
function within(inner: string, around: string) {
  const lexer = languageOf(inner);
  return countMarks(inner) === 0 || !lexer
    ? inAddresses(inner, around)
    : lexer(inner).map((context) => chain(context, around));
}

function languageOf(text: string) {
  if (/^\s*[[{]/.test(text)) {
    return json;
  }
  if (/^\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|GRANT)\b/i.test(text)) {
    return sql;
  }
  return /^\s*(?:<\?php|echo|print|return|\$\w+)\b.*;\s*$/s.test(text) ? php : null;
}

function refuse(text: string, what: string) {
  if (countMarks(text) > 0) {
    throw new Error(`has a placeholder in ${what}, where values can't be escaped; write it in single quotes.`);
  }
}
