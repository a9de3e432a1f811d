import { inAddresses } from './address';
import { countMarks, type Lexer, mark } from './marked-text';

/**
 * The rules of a language whose strings are enclosed in quotes, with a quote inside a string escaped by a backslash or
 * doubled. `strings` maps each quote character to its context, `comments` are patterns, and `bare` is the context of a
 * placeholder that's a whole word without quotes.
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
  const quote = `(?<quote>[${Object.keys(strings).join('')}])`;
  const string = String.raw`${quote}(?<text>(?:\\[\s\S]?|(?!\k<quote>)[^\\])*)(?<end>\k<quote>|$)`;
  const word = String.raw`(?<word>[^\s;{}()[\],"'\x60]+)`;
  const token = new RegExp([...comments.map(({ source }) => source), string, word].join('|'), 'g');
  const contextsIn = ({ 0: whole, groups = {} }: RegExpExecArray) => {
    if (groups.end === '') {
      throw unclosed(groups.quote);
    }
    if (groups.quote) {
      return inAddresses(groups.text ?? '', strings[groups.quote] ?? '');
    }
    if (groups.word && !bare && countMarks(whole) > 0) {
      throw new Error(`has a placeholder outside a string, where ${name} can't escape values; quote it.`);
    }
    return bare && whole === mark ? [bare] : inAddresses(whole, 'plain');
  };
  return (text) => [...text.matchAll(token)].flatMap(contextsIn);
}

/** Returns the error for a string without its closing quote. */
export function unclosed(quote: string | undefined) {
  return new Error(
    `opens a string with ${quote} but doesn't close it, so placeholders can't be escaped; close the string.`,
  );
}

/** JSON, which has one kind of string. */
export const json = quotedLexer({ name: 'JSON', strings: { '"': 'json' }, comments: [] });

const phpCode = quotedLexer({
  name: 'PHP',
  strings: { "'": 'php-single', '"': 'php-double' },
  comments: [/\/\/[^\n]*/, /#(?!\[)[^\n]*/, /\/\*[\s\S]*?\*\//],
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
  comments: [/--[^\n]*/, /#[^\n]*/, /\/\*[\s\S]*?\*\//],
});

/** Nginx configuration. */
export const nginx = quotedLexer({
  name: 'Nginx',
  strings: { "'": 'nginx-single', '"': 'nginx-double' },
  comments: [/#[^\n]*/],
  bare: 'nginx-word',
});
