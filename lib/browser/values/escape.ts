import type { EscapeRule } from '@/lib/content/placeholders/contexts/marked-text';

/** Escapes a value for one context; null if it has no safe form there. */
type Escape = (value: string) => string | null;

/** Characters that mean nothing in any language on the site. A leading dash would turn the value into an option. */
const plain = /^[\w./@:+][\w.@:/+=-]*$/;

const jsonText: Escape = (value) => JSON.stringify(value).slice(1, -1);
const inUrl = (value: string) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const escapes: Readonly<Record<EscapeRule, Escape>> = {
  plain: (value) => (plain.test(value) ? value : null),
  'url-host': (value) => (/^[a-z0-9][a-z0-9.-]*(?::\d{1,5})?$/i.test(value) ? value : null),
  'url-user': inUrl,
  // A path keeps its slashes. Segments that would leave it have no safe form.
  'url-path': (value) => (/(?:^|\/)\.\.?(?:\/|$)/.test(value) ? null : value.split('/').map(inUrl).join('/')),
  // How non-ASCII characters in a header are read depends on the reader.
  http: (value) => (/^[\x20-\x7e]*$/.test(value) ? value : null),
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
  'dotenv-value': (value) => (value === '' || plain.test(value) ? value : dotenvQuoted(value)),
  json: jsonText,
  // Double-quoted YAML supports every escape of JSON.
  'yaml-double': jsonText,
  'php-single': (value) => value.replace(/[\\']/g, '\\$&'),
  'php-double': (value) => value.replace(/[\\"$]/g, '\\$&'),
  'nginx-word': (value) => (plain.test(value) ? value : nginxQuoted(value)),
  // Doubled quotes don't end the string in any SQL mode of MySQL. A doubled backslash is a single one in all modes
  // except NO_BACKSLASH_ESCAPES, where it's harmless.
  'sql-single': (value) => value.replace(/['\\]/g, '$&$&'),
  'sql-name': (value) => value.replaceAll('`', '``'),
};

/**
 * Returns the text in place of a placeholder, with the slash that follows a value that can be empty; null if the
 * example stays: without a value, for one without a safe form there, and for an empty one in a sentence.
 */
export function textFor(
  { context, after }: { readonly context: string; readonly after: string },
  value: string | undefined,
): string | null {
  if (value === undefined) {
    return null;
  }
  if (value === '') {
    return /^(?:url-|dotenv-)/.test(context) ? '' : null;
  }
  const text = escapeFor(context, value);
  return text === null ? null : text + after;
}

/** Escapes a value for a chain of contexts (`lib/content/placeholders/contexts/`), innermost first; empty for text. */
function escapeFor(context: string, value: string): string | null {
  if (hasUnprintable(value)) {
    return null;
  }
  return context
    .split(' ')
    .filter(Boolean)
    .reduce<string | null>((text, link) => {
      const write = Object.hasOwn(escapes, link) ? escapes[link as EscapeRule] : null;
      return text === null || write === null ? null : write(text);
    }, value);
}

/**
 * Quotes a value for `.env`; null if no quotes keep it. The programs that read the file (phpdotenv, both generations of
 * Docker Compose, dotenv) agree on little. They all take single quotes literally, except that the old Docker Compose
 * expands variables there, and they all accept double quotes if nothing inside has a special meaning to any of them.
 */
export function dotenvQuoted(value: string): string | null {
  if (!/'|\\$|\$\{/.test(value)) {
    return `'${value}'`;
  }
  return /["$\\`]/.test(value) ? null : `"${value}"`;
}

/** Quotes a value for nginx, where a dollar sign starts a variable, and can't be escaped. */
function nginxQuoted(value: string): string | null {
  return value.includes('$') ? null : `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** Control characters, line breaks, directional marks, halves of surrogate pairs, and others that nobody sees. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]/u;

export function hasUnprintable(text: string): boolean {
  return unprintable.test(text);
}
