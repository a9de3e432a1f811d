// @ts-check
import { resolve } from './document.mjs';
import { typesOf, wholeOf } from './schemas.mjs';
import { typeWords } from './type-words.mjs';

/** @import { Document, Schema } from './types' */

/**
 * @typedef {object} Field a named value in an object
 * @property {string} name
 * @property {string} within the path of the object, such as `versions[].content[].`; empty at the top level
 * @property {number} depth how deeply it's nested, from 0
 * @property {string} type in words
 * @property {boolean | undefined} required undefined if its object doesn't say which fields are required
 * @property {Schema} schema merged, see `wholeOf`
 * @property {Schema | undefined} items the merged schema of an array's items or a map's values
 * @property {boolean} isFolded whether the fields in it are folded
 * @property {string | undefined} elsewhere the link to the page that lists the fields in it, if it's another page
 *
 * @typedef {object} Fold the fields of one of several similar objects, such as the options of one network
 * @property {string} path such as `versions[].options.facebook_page`
 * @property {Schema} schema
 * @property {Field[]} fields
 *
 * @typedef {{ fields: Field[], folds: Fold[] }} Fields
 */

/** A nested object with more fields than this is folded. */
const few = 6;

/**
 * Returns the fields of an object, each followed by the fields of the objects in it. Two kinds of nested objects become
 * folds, and their field is listed without fields of its own: objects that differ by key, such as options by network,
 * and large objects with a named schema in another named schema, such as the accounts of a post. The content of a mere
 * envelope isn't folded. An object whose fields another page lists gets a link to them.
 *
 * @param {Document} document
 * @param {Schema} schema
 * @param {string} [page] the page that shows the fields, such as `/api/posts/get`; without it, all are listed
 * @returns {Fields}
 */
export function fieldsOf(document, schema, page) {
  /** @type {Fields} */
  const found = { fields: [], folds: [] };
  walk(document, schema, { page, path: '', depth: 0, above: [] }, found);
  return found;
}

/**
 * Returns a link to the page that lists an object's fields, or undefined if `page` is that page.
 *
 * @param {Document} document
 * @param {Schema} schema
 * @param {string | undefined} page
 */
export function fieldsElsewhere(document, schema, page) {
  const { title, 'x-fields-page': home } = /** @type {Schema} */ (resolve(document, schema));
  return page && home && home.split('#')[0] !== page ? `[${title}](${home})` : undefined;
}

/**
 * @param {Document} document
 * @param {Schema} schema
 * @param {{ page: string | undefined, path: string, depth: number, above: readonly string[] }} place `above` has the
 * references that led here, to stop at recursive schemas
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
    const elsewhere = fieldsElsewhere(document, inner, place.page);
    const folded = elsewhere ? [] : foldedIn(document, inner, above);
    found.fields.push({
      name,
      within: place.path,
      depth: place.depth,
      type: typeWords(document, own),
      required: whole.required?.includes(name),
      schema: own,
      items: inner === part ? undefined : wholeOf(document, inner),
      isFolded: folded.length > 0,
      elsewhere,
    });
    const path = `${place.path}${name}${mark}`;
    for (const [key, inside] of folded) {
      /** @type {Fold} */
      const fold = { path: `${path}${key}`, schema: wholeOf(document, inside), fields: [] };
      found.folds.push(fold);
      const within = { page: place.page, path: `${fold.path}.`, depth: 0, above };
      walk(document, inside, within, { fields: fold.fields, folds: found.folds });
    }
    if (folded.length === 0 && !elsewhere) {
      walk(document, inner, { page: place.page, path: `${path}.`, depth: place.depth + 1, above }, found);
    }
  }
  for (const other of whole.oneOf ?? whole.anyOf ?? []) {
    walk(document, other, { ...place, above }, found);
  }
}

/**
 * Returns the schema that contains the fields of a value: an array's items, a map's values, or the value itself.
 *
 * @param {Schema} whole
 * @param {Schema} part the same schema as written
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
 * Returns the objects in a value that become folds, each with the suffix for its path.
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
