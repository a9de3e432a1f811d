import { inAddresses } from './address';
import { countMarks, type Lexer, mark } from './marked-text';

/**
 * The rules of a language whose strings are enclosed in quotes, with a quote inside a string escaped by a backslash or
 * doubled. `strings` maps each quote character to its context, `comments` are sticky patterns, and `bare` is the context
 * of a placeholder that's a whole word without quotes.
 */
type Rules = {
  name: string;
  strings: Readonly<Record<string, string>>;
  comments: readonly RegExp[];
  bare?: string;
};

/**
 * Creates a lexer for a language that consists of quoted strings, comments, and words.
 *
 * @throws if a placeholder is in a place where values can't be escaped
 */
function quotedLexer({ name, strings, comments, bare }: Rules): Lexer {
  return (text) => {
    const contexts: string[] = [];
    let at = 0;
    while (at < text.length) {
      const char = text[at] ?? '';
      const string = strings[char];
      const comment = comments.map((pattern) => matchAt(pattern, text, at)).find(Boolean);
      if (comment) {
        contexts.push(...inAddresses(comment, 'plain'));
        at += comment.length;
      } else if (string) {
        const end = endOfString(text, at, char);
        contexts.push(...inAddresses(text.slice(at + 1, end), string));
        at = end + 1;
      } else if (/[\s;{}()[\],]/.test(char)) {
        at += 1;
      } else {
        const word = matchAt(/[^\s;{}()[\],"'`]+/y, text, at) ?? char;
        if (!bare && countMarks(word) > 0) {
          throw new Error(`has a placeholder outside a string, where ${name} can't escape values; quote it.`);
        }
        contexts.push(...(bare && word === mark ? [bare] : inAddresses(word, 'plain')));
        at += word.length;
      }
    }
    return contexts;
  };
}

/** Returns what a sticky pattern matches at an index. */
export function matchAt(sticky: RegExp, text: string, at: number) {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0];
}

/**
 * Returns the index of a string's closing quote, skipping characters after a backslash.
 *
 * @param from the index of the opening quote
 */
export function endOfString(text: string, from: number, sign: string) {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') {
      at += 1;
    } else if (text[at] === sign) {
      return at;
    }
  }
  throw new Error(
    `opens a string with ${sign} but doesn't close it, so placeholders can't be escaped; close the string.`,
  );
}

/** JSON, which has one kind of string. */
export const json = quotedLexer({ name: 'JSON', strings: { '"': 'json' }, comments: [] });

const phpCode = quotedLexer({
  name: 'PHP',
  strings: { "'": 'php-single', '"': 'php-double' },
  comments: [/\/\/[^\n]*/y, /#(?!\[)[^\n]*/y, /\/\*[\s\S]*?\*\//y],
});

/** PHP: whole files and parts of them. */
export function php(text: string): string[] {
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
