// @ts-check
import { openDocument } from '../api/document.mjs';
import { fieldsElsewhere, fieldsOf } from '../api/fields.mjs';
import { schemaOf } from '../api/schemas.mjs';
import { meaningOf } from './field-words.mjs';
import { code, line, stack, table } from './markdown.mjs';

/** @import { Document, Schema } from '../api/types' */
/** @import { Field } from '../api/fields.mjs' */

/**
 * @typedef {{ isResponse: boolean, page?: string | undefined }} Use whether the fields are part of a response or of a
 *   request, and the page that shows them
 */

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

/**
 * Returns the fields of a schema as a table, followed by collapsed tables for the objects that `fieldsOf` folds; a link
 * if another page lists them.
 *
 * @param {Document} document
 * @param {Schema} schema
 * @param {Use} use
 * @returns {string | null} null for a schema without fields
 */
export function schemaTable(document, schema, use) {
  const elsewhere = fieldsElsewhere(document, schema, use.page);
  if (elsewhere) {
    return `Fields: ${elsewhere}.`;
  }
  const { fields, folds } = fieldsOf(document, schema, use.page);
  if (fields.length === 0) {
    return null;
  }
  const folded = folds.map(({ path, schema: { title, description }, fields: inside }) =>
    fold(
      `${title ? `${line(title)} ` : ''}${code(path)}`,
      stack([description && line(description), fieldTable('Field', inside, use)]),
    ),
  );
  return stack([fieldTable('Field', fields, use), ...folded]);
}

/**
 * Returns a table of fields. On narrow screens, the cells of a row are stacked (`app/styles/fields.css`).
 *
 * @param {string} name the heading of the first column
 * @param {readonly Field[]} fields
 * @param {Use} use
 */
export function fieldTable(name, fields, use) {
  const rows = fields.map((field) => [nameCell(field), `${field.type}${mark(field, use)}`, meaningOf(field, use)]);
  return stacking(table([name, 'Type', 'Meaning'], rows), 'fields');
}

/**
 * Wraps a table so that the cells of a row are stacked on narrow screens.
 *
 * @param {string} markdown
 * @param {'stacked' | 'fields'} kind the variant, see `app/styles/fields.css`
 */
export function stacking(markdown, kind = 'stacked') {
  return `<div className="${kind}">\n\n${markdown}\n\n</div>`;
}

/**
 * Returns content that's collapsed until the reader opens it.
 *
 * @param {string} summary a line of Markdown
 * @param {string} content
 */
export function fold(summary, content) {
  return `<details>\n<summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

/** Returns the name, indented by nesting depth. The full path is in the text, so screen readers announce it. */
function nameCell(/** @type {Field} */ { name, within, depth }) {
  return depth === 0
    ? code(name)
    : `<span className="in${depth}"><i>${within.replaceAll('*', '\\*')}</i>${code(name)}</span>`;
}

/** Marks fields that a request must include, and fields that a response may omit. */
function mark(/** @type {Field} */ { required }, /** @type {Use} */ { isResponse }) {
  if (isResponse) {
    return required === false ? ' <b>optional</b>' : '';
  }
  return required ? ' <b>required</b>' : '';
}
