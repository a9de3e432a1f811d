import { fitsDotenvDouble, fitsDotenvSingle } from './dotenv-quotes';
import { quotedEscapes } from './quoted-escapes';
import { hasUnprintable } from './unprintable';

/** Escapes a value for one context; null if it has no safe form there. */
export type Escape = (value: string) => string | null;

/**
 * Characters that have no special meaning in any language on the site. A leading dash would turn the value into a
 * command option.
 */
const plain = /^[\w./@:+][\w.@:/+=-]*$/;

const escapes: Readonly<Record<string, Escape>> = {
  ...quotedEscapes,
  plain: (value) => (plain.test(value) ? value : null),
  'url-host': (value) => (/^[a-z0-9][a-z0-9.-]*(?::\d{1,5})?$/i.test(value) ? value : null),
  'url-user': (value) => encodeURIComponent(value).replace(/[!'()*]/g, percent),
  'url-path': (value) => inPath(value),
  'url-query': (value) => encodeURIComponent(value).replace(/[!'()*]/g, percent),
  'dotenv-value': (value) => (value === '' || plain.test(value) ? value : dotenvQuoted(value)),
  'yaml-value': (value) => (isPlainYaml(value) ? value : JSON.stringify(value)),
  'nginx-word': (value) => (plain.test(value) ? value : nginxQuoted(value)),
  // How non-ASCII characters in a header are read depends on the reader.
  http: (value) => (/^[\x20-\x7e]*$/.test(value) ? value : null),
};

/**
 * Escapes a reader's value for its context, so that it can't break out of it.
 *
 * @param context the chain from `lib/content/placeholders/contexts/`, innermost first; empty for text
 * @returns null if the value has no safe form there, in which case the text keeps its example
 */
export function escapeFor(context: string, value: string): string | null {
  if (hasUnprintable(value)) {
    return null;
  }
  return context
    .split(' ')
    .filter(Boolean)
    .reduce<string | null>((text, link) => {
      const write = Object.hasOwn(escapes, link) ? escapes[link] : undefined;
      return text === null || !write ? null : write(text);
    }, value);
}

function percent(char: string): string {
  return `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** Escapes a path and keeps its slashes. Segments that would leave the path have no safe form. */
function inPath(value: string): string | null {
  const steps = value.split('/');
  return steps.some((step) => step === '.' || step === '..')
    ? null
    : steps.map((step) => encodeURIComponent(step).replace(/[!'()*]/g, percent)).join('/');
}

/** Quotes a value with single quotes if they can hold it, otherwise with double quotes. */
function dotenvQuoted(value: string): string | null {
  if (fitsDotenvSingle(value)) {
    return `'${value}'`;
  }
  return fitsDotenvDouble(value) ? `"${value}"` : null;
}

function isPlainYaml(value: string): boolean {
  return /^[A-Za-z_/][\w./+-]*$/.test(value) && !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(value);
}

/** Quotes a value for nginx. A dollar sign starts a variable, and can't be escaped. */
function nginxQuoted(value: string): string | null {
  return value.includes('$') ? null : `"${value.replace(/["\\]/g, '\\$&')}"`;
}
