import { fitsDotenvDouble, fitsDotenvSingle } from './dotenv-quotes';
import type { Escape } from './escape';

const behindBackslash = (signs: RegExp) => (value: string) => value.replace(signs, '\\$&');
const jsonText: Escape = (value) => JSON.stringify(value).slice(1, -1);

/**
 * What to do with a value between the quotation signs of a language. Where a sign cannot be written, the value is refused.
 */
export const quotedEscapes: Readonly<Record<string, Escape>> = {
  // A word that begins with a dash would be an option, however it is quoted.
  'shell-word': (value) => {
    if (value.startsWith('-')) {
      return null;
    }
    return /^[\w./@:+%-]+$/.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`;
  },
  'shell-single': (value) => value.replaceAll("'", String.raw`'\''`),
  // An exclamation mark calls the history of an interactive shell, and a backslash before it would stay: it leaves the string for a moment.
  'shell-double': (value) => value.replace(/[\\"$`]/g, '\\$&').replaceAll('!', `"'!'"`),
  'shell-heredoc': behindBackslash(/[\\$`]/g),
  'shell-heredoc-raw': (value) => value,
  'dotenv-single': (value) => (fitsDotenvSingle(value) ? value : null),
  'dotenv-double': (value) => (fitsDotenvDouble(value) ? value : null),
  json: jsonText,
  // YAML in double quotes knows every escape of JSON.
  'yaml-double': jsonText,
  'yaml-single': (value) => value.replaceAll("'", "''"),
  'php-single': behindBackslash(/[\\']/g),
  'php-double': behindBackslash(/[\\"$]/g),
  'nginx-single': (value) => (value.includes('$') ? null : value.replace(/['\\]/g, '\\$&')),
  'nginx-double': (value) => (value.includes('$') ? null : value.replace(/["\\]/g, '\\$&')),
  // Doubled quotes end no string in any mode of MySQL; a doubled backslash is one in all but one of them, and harmless there.
  'sql-single': (value) => value.replace(/['\\]/g, '$&$&'),
  'sql-double': (value) => value.replace(/["\\]/g, '$&$&'),
  'sql-name': (value) => value.replaceAll('`', '``'),
};
