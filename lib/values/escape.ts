import { fitsDotenvDouble, fitsDotenvSingle } from './dotenv-quotes';
import { quotedEscapes } from './quoted-escapes';
import { hasUnprintable } from './unprintable';

/** Writes a value for one place; null where it has no form that is safe there. */
export type Escape = (value: string) => string | null;

/** Signs that mean the same in every language of the site. A dash in front would make an option of a command. */
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
  // What a header may hold besides ASCII depends on who reads it.
  http: (value) => (/^[\x20-\x7e]*$/.test(value) ? value : null),
};

/**
 * Writes a reader's value for the place that it stands in, so that it can never leave it.
 *
 * @param context the chain of `lib/placeholders/contexts/`, from the inside out; empty for text
 * @returns null where the value has no safe form there: the text then keeps its example
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

/** A path keeps its slashes; steps that would climb out of it have no form. */
function inPath(value: string): string | null {
  const steps = value.split('/');
  return steps.some((step) => step === '.' || step === '..')
    ? null
    : steps.map((step) => encodeURIComponent(step).replace(/[!'()*]/g, percent)).join('/');
}

/** In single quotes where they can hold the value, else in double quotes. */
function dotenvQuoted(value: string): string | null {
  if (fitsDotenvSingle(value)) {
    return `'${value}'`;
  }
  return fitsDotenvDouble(value) ? `"${value}"` : null;
}

function isPlainYaml(value: string): boolean {
  return /^[A-Za-z_/][\w./+-]*$/.test(value) && !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(value);
}

/** A dollar sign begins a variable, and no sign before it makes it a letter. */
function nginxQuoted(value: string): string | null {
  return value.includes('$') ? null : `"${value.replace(/["\\]/g, '\\$&')}"`;
}
