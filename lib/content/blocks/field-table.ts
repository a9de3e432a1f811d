import { openDocument } from '@/lib/content/api/document';
import { type Field, fieldsElsewhere, fieldsOf } from '@/lib/content/api/fields';
import type { Schema } from '@/lib/content/api/types';
import { unknownName } from '@/lib/content/pages/closest';
import { meaningOf } from './field-words';
import { code, line, stack, table } from './markdown';
import type { Attributes } from './registry';

/**
 * whether the fields are part of a response or of a
 *   request, and the page that shows them
 */
export type Use = { isResponse: boolean; page?: string | undefined };

/** `<SchemaFields name="Post" />` shows the fields of a schema as they appear in responses. */
export function schemaFields({ name = '' }: Attributes, document = openDocument()) {
  const schemas = document.root.components?.schemas ?? {};
  const schema = schemas[name] ?? unknownName('schema', name, Object.keys(schemas));
  const fields = schemaTable({ ...schema, $ref: `#/components/schemas/${name}` }, { isResponse: true });
  if (fields === null) {
    throw new Error(`shows the schema "${name}", which has no fields; name a schema of an object.`);
  }
  return fields;
}

/**
 * Returns the fields of a schema as a table, followed by collapsed tables for the objects that `fieldsOf` folds; a link
 * if another page lists them.
 *
 * @returns null for a schema without fields
 */
export function schemaTable(schema: Schema, use: Use): string | null {
  const elsewhere = fieldsElsewhere(schema, use.page);
  if (elsewhere) {
    return `Fields: ${elsewhere}.`;
  }
  const { fields, folds } = fieldsOf(schema, use.page);
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
 * @param name the heading of the first column
 */
export function fieldTable(name: string, fields: readonly Field[], use: Use) {
  const rows = fields.map((field) => [nameCell(field), `${field.type}${mark(field, use)}`, meaningOf(field, use)]);
  return stacking(table([name, 'Type', 'Meaning'], rows), 'fields');
}

/**
 * Wraps a table so that the cells of a row are stacked on narrow screens.
 *
 * @param kind the variant, see `app/styles/fields.css`
 */
export function stacking(markdown: string, kind: 'stacked' | 'fields' = 'stacked') {
  return `<div className="${kind}">\n\n${markdown}\n\n</div>`;
}

/**
 * Returns content that's collapsed until the reader opens it.
 *
 * @param summary a line of Markdown
 */
export function fold(summary: string, content: string) {
  return `<details>\n<summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

/** Returns the name, indented by nesting depth. The full path is in the text, so screen readers announce it. */
function nameCell({ name, within, depth }: Field) {
  return depth === 0
    ? code(name)
    : `<span className="in${depth}"><i>${within.replaceAll('*', '\\*')}</i>${code(name)}</span>`;
}

/** Marks fields that a request must include, and fields that a response may omit. */
function mark({ required }: Field, { isResponse }: Use) {
  if (isResponse) {
    return required === false ? ' <b>optional</b>' : '';
  }
  return required ? ' <b>required</b>' : '';
}
