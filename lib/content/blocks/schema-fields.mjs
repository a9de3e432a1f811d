// @ts-check
import { openDocument } from '../api/document.mjs';
import { schemaOf } from '../api/schemas.mjs';
import { schemaTable } from './field-table.mjs';

/**
 * `<SchemaFields name="Post" />` shows the fields of a schema as they appear in responses.
 *
 * @param {import('./registry.mjs').Attributes} attributes
 */
export function schemaFields({ name = '' }, document = openDocument()) {
  const fields = schemaTable(document, schemaOf(document, name), { isResponse: true });
  if (fields === null) {
    throw new Error(`shows the schema "${name}", which has no fields; name a schema of an object.`);
  }
  return fields;
}
