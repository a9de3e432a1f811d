import { typesOf, wholeOf } from './schemas';
import type { Document, Schema } from './types';

/** Names of string formats, in words. */
const formats = {
  binary: 'file',
  uuid: 'UUID',
  uri: 'URL',
  date: 'date',
  'date-time': 'date and time',
  email: 'email address',
} as Readonly<Record<string, string>>;

/** Describes the type of a value in words: `integer`, `URL or null`, `array of objects`, `map of booleans`. */
export function typeWords(document: Document, schema: Schema): string {
  const whole = wholeOf(document, schema);
  const others = whole.oneOf ?? whole.anyOf;
  const words = others
    ? others.map((other) => typeWords(document, other))
    : typesOf(whole).map((type) => wordOf(document, whole, type));
  return [...new Set(words)].join(' or ') || 'any value';
}

function wordOf(document: Document, schema: Schema, type: string) {
  if (type === 'array') {
    return schema.items ? ofMany('array', document, schema.items) : 'array';
  }
  if (type === 'object' && typeof schema.additionalProperties === 'object' && !schema.properties) {
    return ofMany('map', document, schema.additionalProperties);
  }
  return (type === 'string' && formats[schema.format ?? '']) || type;
}

function ofMany(whole: string, document: Document, part: Schema) {
  const words = typeWords(document, part);
  return words === 'any value' ? whole : `${whole} of ${words.split(' or ').map(plural).join(' or ')}`;
}

function plural(word: string) {
  if (word === 'null' || word === 'date and time') {
    return word === 'null' ? word : 'dates and times';
  }
  return /^(array|map) of /.test(word) ? word.replace(' ', 's ') : `${word}${word.endsWith('s') ? 'es' : 's'}`;
}
