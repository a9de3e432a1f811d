import { fitsDotenvDouble, fitsDotenvSingle } from './dotenv-quotes';
import type { Escape } from './escape';

const behindBackslash = (signs: RegExp) => (value: string) => value.replace(signs, '\\$&');
const jsonText: Escape = (value) => JSON.stringify(value).slice(1, -1);

/**
 * Escapes for values between a language's quotation marks. A value with a character that can't be escaped there is
 * rejected.
 */
export const quotedEscapes: Readonly<Record<string, Escape>> = {
  // A word that starts with a dash would be an option, even if it's quoted.
  'shell-word': (value) => {
    if (value.startsWith('-')) {
      return null;
    }
    return /^[\w./@:+%-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;
  },
  'shell-single': (value) => value.replaceAll("'", String.raw`'\''`),
  // An exclamation mark triggers history expansion in an interactive shell, and a backslash in front of it would be
  // kept. So the string is closed briefly and the exclamation mark is single-quoted.
  'shell-double': (value) => value.replace(/[\\"$`]/g, '\\$&').replaceAll('!', `"'!'"`),
  'shell-heredoc': behindBackslash(/[\\$`]/g),
  'shell-heredoc-raw': (value) => value,
  'dotenv-single': (value) => (fitsDotenvSingle(value) ? value : null),
  'dotenv-double': (value) => (fitsDotenvDouble(value) ? value : null),
  json: jsonText,
  // Double-quoted YAML supports every escape of JSON.
  'yaml-double': jsonText,
  'yaml-single': (value) => value.replaceAll("'", "''"),
  'php-single': behindBackslash(/[\\']/g),
  'php-double': behindBackslash(/[\\"$]/g),
  'nginx-single': (value) => (value.includes('$') ? null : value.replace(/['\\]/g, '\\$&')),
  'nginx-double': (value) => (value.includes('$') ? null : value.replace(/["\\]/g, '\\$&')),
  // Doubled quotes don't end the string in any SQL mode of MySQL. A doubled backslash is a single one in all modes
  // except NO_BACKSLASH_ESCAPES, where it's harmless.
  'sql-single': (value) => value.replace(/['\\]/g, '$&$&'),
  'sql-double': (value) => value.replace(/["\\]/g, '$&$&'),
  'sql-name': (value) => value.replaceAll('`', '``'),
};
