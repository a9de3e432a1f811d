import { inAddresses } from './address';
import { chain, countMarks } from './marked-text';
import { json, php, sql, unclosed } from './quoted';

/**
 * What a command consists of; anything else only separates these. An escaped placeholder (`mark`) is part of no word.
 */
const parts = [
  /\\[\s\S]/,
  /(?<![^\s;|&(])(?<comment>#[^\n]*)/,
  /(?<ansi>\$'(?:\\[\s\S]|[^\\'])*')/,
  /'(?<single>[^']*)'/,
  /"(?<double>(?:\\[\s\S]|[^\\"])*)"/,
  /\$?(?<unclosed>['"])/,
  /(?<heredoc>(?<!<)<<(?!<))/,
  /(?<word>(?:[^\s;|&<>()'"`\\$]|\\[^\uE000]|\$(?!'))+)/,
];
const part = new RegExp(parts.map(({ source }) => source).join('|'), 'g');

/**
 * POSIX shell commands. What's within `$(…)` or backticks outside a string is read like the rest.
 *
 * @throws if a placeholder is in a place where values can't be escaped
 */
export function shell(text: string): string[] {
  return [...text.matchAll(part)].flatMap(({ groups = {} }) => {
    const { comment = '', ansi = '', single = '', double = '', word = '' } = groups;
    if (groups.unclosed) {
      throw unclosed(groups.unclosed);
    }
    refuse(groups.heredoc ? text : '', 'a command with a heredoc');
    refuse(ansi, "a string of the form $'...'");
    refuse(/\\["']/.test(double) ? double : '', 'a string with escaped quotes');
    refuse(/(?:\$\(|`)[\s\S]*/.exec(double)?.[0] ?? '', 'a command inside a string');
    return [
      ...inAddresses(comment, 'plain'),
      ...within(single, 'shell-single'),
      ...within(double, 'shell-double'),
      ...inAddresses(word, 'shell-word'),
    ];
  });
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
