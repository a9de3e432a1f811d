import { typesOf, typeWords } from './type-words';
import type { Schema } from './types';

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
  schema: Schema;
  /** the schema of an array's items or a map's values */
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
export function fieldsOf(schema: Schema, page?: string): Fields {
  const found: Fields = { fields: [], folds: [] };
  collect(schema, { page, path: '', depth: 0, isNamed: false }, found);
  return found;
}

/** Returns a link to the page that lists an object's fields, or undefined if `page` is that page. */
export function fieldsElsewhere({ title, 'x-fields-page': home }: Schema, page: string | undefined) {
  return page && home && home.split('#')[0] !== page ? `[${title}](${home})` : undefined;
}

/** @param place `isNamed` tells whether the schema is a named one, or part of one */
function collect(
  schema: Schema,
  place: { page: string | undefined; path: string; depth: number; isNamed: boolean },
  found: Fields,
) {
  const isNamed = place.isNamed || schema.$ref !== undefined;
  for (const [name, own] of Object.entries(schema.properties ?? {})) {
    const { inner, mark } = insideOf(own);
    const elsewhere = fieldsElsewhere(inner, place.page);
    const folded = elsewhere ? [] : foldedIn(inner, isNamed);
    found.fields.push({
      name,
      within: place.path,
      depth: place.depth,
      type: typeWords(own),
      required: schema.required?.includes(name),
      schema: own,
      items: inner === own ? undefined : inner,
      isFolded: folded.length > 0,
      elsewhere,
    });
    const path = `${place.path}${name}${mark}`;
    for (const [key, inside] of folded) {
      const fold: Fold = { path: `${path}${key}`, schema: inside, fields: [] };
      found.folds.push(fold);
      const within = { page: place.page, path: `${fold.path}.`, depth: 0, isNamed };
      collect(inside, within, { fields: fold.fields, folds: found.folds });
    }
    if (folded.length === 0 && !elsewhere) {
      collect(inner, { page: place.page, path: `${path}.`, depth: place.depth + 1, isNamed }, found);
    }
  }
  for (const other of schema.oneOf ?? schema.anyOf ?? []) {
    collect(other, { ...place, isNamed }, found);
  }
}

/** Returns the schema that contains the fields of a value: an array's items, a map's values, or the value itself. */
function insideOf(schema: Schema) {
  if (typesOf(schema).includes('array') && schema.items) {
    return { inner: schema.items, mark: '[]' };
  }
  return typeof schema.additionalProperties === 'object'
    ? { inner: schema.additionalProperties, mark: '.*' }
    : { inner: schema, mark: '' };
}

/** Returns the objects in a value that become folds, each with the suffix for its path. */
function foldedIn(inner: Schema, isNamed: boolean): [string, Schema][] {
  const parts = Object.entries(inner.properties ?? {});
  if (parts.length >= 3 && parts.every(([, { properties }]) => properties)) {
    return parts.map(([key, part]) => [`.${key}`, part]);
  }
  return inner.$ref && isNamed && parts.length > few ? [['', inner]] : [];
}
