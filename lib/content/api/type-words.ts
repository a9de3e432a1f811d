import type { Schema } from './types';

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
export function typeWords(schema: Schema): string {
  const words = (schema.oneOf ?? schema.anyOf)?.map(typeWords) ?? typesOf(schema).map((type) => wordOf(schema, type));
  return [...new Set(words)].join(' or ') || 'any value';
}

/** Returns the types that a schema allows, including `null`; empty if it allows anything. */
export function typesOf(schema: Schema): readonly string[] {
  if (schema.type !== undefined) {
    return [schema.type].flat();
  }
  if (schema.properties) {
    return ['object'];
  }
  const values = 'const' in schema ? [schema.const] : (schema.enum ?? []);
  return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
}

function wordOf(schema: Schema, type: string) {
  if (type === 'array') {
    return schema.items ? ofMany('array', schema.items) : 'array';
  }
  if (type === 'object' && typeof schema.additionalProperties === 'object' && !schema.properties) {
    return ofMany('map', schema.additionalProperties);
  }
  return (type === 'string' && formats[schema.format ?? '']) || type;
}

function ofMany(whole: string, part: Schema) {
  const words = typeWords(part);
  return words === 'any value' ? whole : `${whole} of ${words.split(' or ').map(plural).join(' or ')}`;
}

function plural(word: string) {
  if (word === 'null' || word === 'date and time') {
    return word === 'null' ? word : 'dates and times';
  }
  return /^(array|map) of /.test(word) ? word.replace(' ', 's ') : `${word}${word.endsWith('s') ? 'es' : 's'}`;
}
