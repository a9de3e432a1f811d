// @ts-check
import { resolve, unknownName } from './document.mjs';

/** @import { Document, Schema } from './types' */

/**
 * Returns a schema of the document by name.
 *
 * @param {Document} document
 * @param {string} name
 * @returns {Schema}
 * @throws a sentence that suggests the closest schema
 */
export function schemaOf(document, name) {
  const schemas = document.root.components?.schemas ?? {};
  if (!Object.hasOwn(schemas, name)) {
    throw unknownName(`schema "${name}"`, name, document, Object.keys(schemas));
  }
  return { $ref: `#/components/schemas/${name}` };
}

/**
 * Merges a schema: resolves references and combines the parts of `allOf`, in which later ones take precedence.
 *
 * @param {Document} document
 * @param {Schema} schema
 * @returns {Schema}
 */
export function wholeOf(document, schema) {
  const { allOf, ...own } = /** @type {Schema} */ (resolve(document, schema));
  return (allOf ?? []).map((part) => wholeOf(document, part)).reduceRight(joined, own);
}

/**
 * @param {Schema} over takes precedence
 * @param {Schema} under
 * @returns {Schema}
 */
function joined(over, under) {
  const properties = { ...under.properties, ...over.properties };
  const required = [...(under.required ?? []), ...(over.required ?? [])];
  return {
    ...under,
    ...over,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required } : {}),
  };
}

/**
 * Returns the types that a schema allows, including `null`; empty if it allows anything.
 *
 * @param {Schema} schema merged, see `wholeOf`
 * @returns {readonly string[]}
 */
export function typesOf(schema) {
  if (schema.type !== undefined) {
    return typeof schema.type === 'string' ? [schema.type] : schema.type;
  }
  if (schema.properties) {
    return ['object'];
  }
  const values = 'const' in schema ? [schema.const] : (schema.enum ?? []);
  return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
}
