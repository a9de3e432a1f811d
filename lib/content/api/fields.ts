import { resolve } from './document';
import { typesOf, wholeOf } from './schemas';
import { typeWords } from './type-words';
import type { Document, Schema } from './types';

/** a named value in an object */
export type Field = {
  name: string;
  /** the path of the object, such as `versions[].content[].`; empty at the top level */
  within: string;
  /** how deeply it's nested, from 0 */
  depth: number;
  /** in words */
  type: string;
  /** undefined if its object doesn't say which fields are required */
  required: boolean | undefined;
  /** merged, see `wholeOf` */
  schema: Schema;
  /** the merged schema of an array's items or a map's values */
  items: Schema | undefined;
  /** whether the fields in it are folded */
  isFolded: boolean;
  /** the link to the page that lists the fields in it, if it's another page */
  elsewhere: string | undefined;
};

/** the fields of one of several similar objects, such as the options of one network */
type Fold = {
  /** such as `versions[].options.facebook_page` */
  path: string;
  schema: Schema;
  fields: Field[];
};

export type Fields = { fields: Field[]; folds: Fold[] };

/** A nested object with more fields than this is folded. */
const few = 6;

/**
 * Returns the fields of an object, each followed by the fields of the objects in it. Two kinds of nested objects become
 * folds, and their field is listed without fields of its own: objects that differ by key, such as options by network,
 * and large objects with a named schema in another named schema, such as the accounts of a post. The content of a mere
 * envelope isn't folded. An object whose fields another page lists gets a link to them.
 *
 * @param page the page that shows the fields, such as `/api/posts/get`; without it, all are listed
 */
export function fieldsOf(document: Document, schema: Schema, page?: string): Fields {
  const found: Fields = { fields: [], folds: [] };
  walk(document, schema, { page, path: '', depth: 0, above: [] }, found);
  return found;
}

/** Returns a link to the page that lists an object's fields, or undefined if `page` is that page. */
export function fieldsElsewhere(document: Document, schema: Schema, page: string | undefined) {
  const { title, 'x-fields-page': home } = resolve(document, schema) as Schema;
  return page && home && home.split('#')[0] !== page ? `[${title}](${home})` : undefined;
}

/** @param place `above` has the references that led here, to stop at recursive schemas */
function walk(
  document: Document,
  schema: Schema,
  place: { page: string | undefined; path: string; depth: number; above: readonly string[] },
  found: Fields,
) {
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
      const fold: Fold = { path: `${path}${key}`, schema: wholeOf(document, inside), fields: [] };
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
 * @param part the same schema as written
 */
function insideOf(whole: Schema, part: Schema) {
  if (typesOf(whole).includes('array') && whole.items) {
    return { inner: whole.items, mark: '[]' };
  }
  return typeof whole.additionalProperties === 'object'
    ? { inner: whole.additionalProperties, mark: '.*' }
    : { inner: part, mark: '' };
}

/** Returns the objects in a value that become folds, each with the suffix for its path. */
function foldedIn(document: Document, inner: Schema, above: readonly string[]): [string, Schema][] {
  const parts = Object.entries(wholeOf(document, inner).properties ?? {});
  if (parts.length >= 3 && parts.every(([, part]) => wholeOf(document, part).properties)) {
    return parts.map(([key, part]) => [`.${key}`, part]);
  }
  const isLargePart = inner.$ref && above.length > 0 && !above.includes(inner.$ref) && parts.length > few;
  return isLargePart ? [['', inner]] : [];
}
