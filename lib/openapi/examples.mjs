// @ts-check
import { resolve } from './document.mjs';
import { typesOf, wholeOf } from './schemas.mjs';

/**
 * @typedef {import('./types').Document} Document
 * @typedef {import('./types').MediaType} MediaType
 * @typedef {import('./types').Schema} Schema
 */

/**
 * The examples of a body in their order, the first of which stands for it in samples.
 *
 * @param {Document} document
 * @param {MediaType} media
 * @returns {import('./types').Example[]} none where the document gives none
 */
export function examplesOf(document, { example, examples }) {
  if (example !== undefined) {
    return [{ value: example }];
  }
  return Object.values(examples ?? {}).map((written) => resolve(document, written));
}

/**
 * A value that samples send for a parameter.
 *
 * @param {Document} document
 * @param {import('./types').Parameter} parameter
 * @throws a sentence for one that the document gives no value for
 */
export function exampleOfParameter(document, { name, example, schema = {} }) {
  const whole = wholeOf(document, schema);
  const value = example ?? whole.examples?.[0] ?? whole.default ?? whole.enum?.[0];
  if (value === undefined) {
    throw new Error(`needs a value for "${name}" in its samples, which ${document.file} lacks; add an example there.`);
  }
  return value;
}

/**
 * Whether a part of a form is a file.
 *
 * @param {Document} document
 * @param {Schema} schema
 */
export function isFile(document, schema) {
  const whole = wholeOf(document, schema);
  return whole.format === 'binary' && typesOf(whole).includes('string');
}

/**
 * The content of a body, and its type: JSON where it can be that.
 *
 * @param {import('./types').Content | undefined} content
 * @returns {{ type: string, media: MediaType } | null}
 */
export function mediaOf(content) {
  const [first] = Object.entries(content ?? {}).sort(([one], [other]) => rank(one) - rank(other));
  return first ? { type: first[0], media: first[1] } : null;
}

/** @param {string} type */
function rank(type) {
  return /^application\/(.*\+)?json$/.test(type) ? 0 : 1;
}
