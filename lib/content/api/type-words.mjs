// @ts-check
import { typesOf, wholeOf } from './schemas.mjs';

/** @import { Document, Schema } from './types' */

/** Names of string formats, in words. */
const formats = /** @type {Readonly<Record<string, string>>} */ ({
  binary: 'file',
  uuid: 'UUID',
  uri: 'URL',
  date: 'date',
  'date-time': 'date and time',
  email: 'email address',
});

/**
 * Describes the type of a value in words: `integer`, `URL or null`, `array of objects`, `map of booleans`.
 *
 * @param {Document} document
 * @param {Schema} schema
 * @returns {string}
 */
export function typeWords(document, schema) {
  const whole = wholeOf(document, schema);
  const others = whole.oneOf ?? whole.anyOf;
  const words = others
    ? others.map((other) => typeWords(document, other))
    : typesOf(whole).map((type) => wordOf(document, whole, type));
  return [...new Set(words)].join(' or ') || 'any value';
}

/**
 * @param {Document} document
 * @param {Schema} schema
 * @param {string} type
 */
function wordOf(document, schema, type) {
  if (type === 'array') {
    return schema.items ? ofMany('array', document, schema.items) : 'array';
  }
  if (type === 'object' && typeof schema.additionalProperties === 'object' && !schema.properties) {
    return ofMany('map', document, schema.additionalProperties);
  }
  return (type === 'string' && formats[schema.format ?? '']) || type;
}

/**
 * @param {string} whole
 * @param {Document} document
 * @param {Schema} part
 */
function ofMany(whole, document, part) {
  const words = typeWords(document, part);
  return words === 'any value' ? whole : `${whole} of ${words.split(' or ').map(plural).join(' or ')}`;
}

/** @param {string} word */
function plural(word) {
  if (word === 'null' || word === 'date and time') {
    return word === 'null' ? word : 'dates and times';
  }
  return /^(array|map) of /.test(word) ? word.replace(' ', 's ') : `${word}${word.endsWith('s') ? 'es' : 's'}`;
}
