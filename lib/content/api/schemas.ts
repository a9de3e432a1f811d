import { resolve, unknownName } from './document';
import type { Document, Schema } from './types';

/**
 * Returns a schema of the document by name.
 *
 * @throws a sentence that suggests the closest schema
 */
export function schemaOf(document: Document, name: string): Schema {
  const schemas = document.root.components?.schemas ?? {};
  if (!Object.hasOwn(schemas, name)) {
    throw unknownName(`schema "${name}"`, name, document, Object.keys(schemas));
  }
  return { $ref: `#/components/schemas/${name}` };
}

/** Merges a schema: resolves references and combines the parts of `allOf`, in which later ones take precedence. */
export function wholeOf(document: Document, schema: Schema): Schema {
  const { allOf, ...own } = resolve(document, schema) as Schema;
  return (allOf ?? []).map((part) => wholeOf(document, part)).reduceRight(joined, own);
}

/** @param over takes precedence */
function joined(over: Schema, under: Schema): Schema {
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
 * @param schema merged, see `wholeOf`
 */
export function typesOf(schema: Schema): readonly string[] {
  if (schema.type !== undefined) {
    return typeof schema.type === 'string' ? [schema.type] : schema.type;
  }
  if (schema.properties) {
    return ['object'];
  }
  const values = 'const' in schema ? [schema.const] : (schema.enum ?? []);
  return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
}
