// @ts-check
import { typesOf, wholeOf } from './schemas.mjs';
import { typeWords } from './type-words.mjs';

/**
 * @typedef {import('./types').Document} Document
 * @typedef {import('./types').Schema} Schema
 *
 * @typedef {object} Field a named value inside an object
 * @property {string} name
 * @property {string} within the path of the object, such as `versions[].content[].`; empty at the top
 * @property {number} depth how many objects it lies in, from 0
 * @property {string} type in words
 * @property {boolean | undefined} required undefined where its object does not say which of its fields are
 * @property {Schema} schema as one, see `wholeOf`
 * @property {Schema | undefined} items what an array or a map holds, as one
 * @property {boolean} isFolded whether the fields in it come as folds
 *
 * @typedef {object} Fold the fields of one object among many of a kind, such as the options of one network
 * @property {string} path such as `versions[].options.facebook_page`
 * @property {Schema} schema
 * @property {Field[]} fields
 *
 * @typedef {{ fields: Field[], folds: Fold[] }} Fields
 */

/** An object of more fields than this is worth folding when it is one part of another. */
const few = 6;

/**
 * The fields of an object with those of the objects in it, each behind the one that it lies in. Two kinds of objects in it come as folds
 * and leave their field without fields of its own: those that differ by a key, such as options by network, and large ones of a named
 * schema within another named schema, such as the accounts of a post. What a mere envelope holds is not folded.
 *
 * @param {Document} document
 * @param {Schema} schema
 * @returns {Fields}
 */
export function fieldsOf(document, schema) {
  /** @type {Fields} */
  const found = { fields: [], folds: [] };
  walk(document, schema, { path: '', depth: 0, above: [] }, found);
  return found;
}

/**
 * @param {Document} document
 * @param {Schema} schema
 * @param {{ path: string, depth: number, above: readonly string[] }} place with the references on the way, of which a schema may hold one
 * @param {Fields} found
 */
function walk(document, schema, place, found) {
  if (schema.$ref && place.above.includes(schema.$ref)) {
    return;
  }
  const above = schema.$ref ? [...place.above, schema.$ref] : place.above;
  const whole = wholeOf(document, schema);
  for (const [name, part] of Object.entries(whole.properties ?? {})) {
    const own = wholeOf(document, part);
    const { inner, mark } = insideOf(own, part);
    const folded = foldedIn(document, inner, above);
    found.fields.push({
      name,
      within: place.path,
      depth: place.depth,
      type: typeWords(document, own),
      required: whole.required?.includes(name),
      schema: own,
      items: inner === part ? undefined : wholeOf(document, inner),
      isFolded: folded.length > 0,
    });
    const path = `${place.path}${name}${mark}`;
    for (const [key, held] of folded) {
      /** @type {Fold} */
      const fold = { path: `${path}${key}`, schema: wholeOf(document, held), fields: [] };
      found.folds.push(fold);
      walk(document, held, { path: `${fold.path}.`, depth: 0, above }, { fields: fold.fields, folds: found.folds });
    }
    if (folded.length === 0) {
      walk(document, inner, { path: `${path}.`, depth: place.depth + 1, above }, found);
    }
  }
  for (const other of whole.oneOf ?? whole.anyOf ?? []) {
    walk(document, other, { ...place, above }, found);
  }
}

/**
 * Where the fields within a value are: in the items of an array, in the values of a map, or in itself.
 *
 * @param {Schema} whole
 * @param {Schema} part the same, as it is written
 */
function insideOf(whole, part) {
  if (typesOf(whole).includes('array') && whole.items) {
    return { inner: whole.items, mark: '[]' };
  }
  return typeof whole.additionalProperties === 'object'
    ? { inner: whole.additionalProperties, mark: '.*' }
    : { inner: part, mark: '' };
}

/**
 * The objects of a value that come as folds, each with what its path adds to that of the value.
 *
 * @param {Document} document
 * @param {Schema} inner
 * @param {readonly string[]} above
 * @returns {[string, Schema][]}
 */
function foldedIn(document, inner, above) {
  const parts = Object.entries(wholeOf(document, inner).properties ?? {});
  if (parts.length >= 3 && parts.every(([, part]) => wholeOf(document, part).properties)) {
    return parts.map(([key, part]) => [`.${key}`, part]);
  }
  const isLargePart = inner.$ref && above.length > 0 && !above.includes(inner.$ref) && parts.length > few;
  return isLargePart ? [['', inner]] : [];
}
