// @ts-check
import { fieldsOf } from '../openapi/fields.mjs';
import { meaningOf } from './field-words.mjs';
import { code, line, stack, table } from './markdown.mjs';

/**
 * @typedef {import('../openapi/types').Document} Document
 * @typedef {import('../openapi/types').Schema} Schema
 * @typedef {import('../openapi/fields.mjs').Field} Field
 * @typedef {{ isAnswer: boolean }} Use whether the fields come in an answer or are sent
 */

/**
 * The fields of a schema as a table, and below it, folded, those of objects of which there are many of a kind.
 *
 * @param {Document} document
 * @param {Schema} schema
 * @param {Use} use
 * @returns {string | null} null for a schema without fields
 */
export function schemaTable(document, schema, use) {
  const { fields, folds } = fieldsOf(document, schema);
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
 * Rows of fields. On a narrow screen their cells stand below each other (`app/styles/fields.css`).
 *
 * @param {string} name the head of the first column
 * @param {readonly Field[]} fields
 * @param {Use} use
 */
export function fieldTable(name, fields, use) {
  const rows = fields.map((field) => [nameCell(field), `${field.type}${mark(field, use)}`, meaningOf(field, use)]);
  return stacking(table([name, 'Type', 'Meaning'], rows), 'fields');
}

/**
 * A table whose cells stand below each other on a narrow screen.
 *
 * @param {string} markdown
 * @param {'stacked' | 'fields'} kind which look it has beyond that, see `app/styles/fields.css`
 */
export function stacking(markdown, kind = 'stacked') {
  return `<div className="${kind}">\n\n${markdown}\n\n</div>`;
}

/**
 * What is shown when the reader opens it.
 *
 * @param {string} summary a line of Markdown
 * @param {string} content
 */
export function fold(summary, content) {
  return `<details>\n<summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

/** The name, set in as deep as the field lies; who listens hears the whole path. */
function nameCell(/** @type {Field} */ { name, within, depth }) {
  return depth === 0
    ? code(name)
    : `<span className="in${depth}"><i>${within.replaceAll('*', '\\*')}</i>${code(name)}</span>`;
}

/** Marks what must be sent, and what an answer may lack. */
function mark(/** @type {Field} */ { required }, /** @type {Use} */ { isAnswer }) {
  if (isAnswer) {
    return required === false ? ' <b>optional</b>' : '';
  }
  return required ? ' <b>required</b>' : '';
}
