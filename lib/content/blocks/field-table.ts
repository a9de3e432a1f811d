import { openDocument } from '@/lib/content/api/document';
import { type Field, fieldsElsewhere, fieldsOf } from '@/lib/content/api/fields';
import type { Schema } from '@/lib/content/api/types';
import { unknownName } from '@/lib/content/pages/closest';
import { quietNote } from './availability';
import type { Attributes } from './block-registry';
import { code, line, literal, stack, table } from './markdown';

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

/** Whether fields are part of a response or of a request, and the page that shows them. */
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

/** Returns a field's meaning, accepted values, default, and the version that introduced it. */
function meaningOf({ schema, items, isFolded, elsewhere }: Field, use: Use) {
  const about = items && !items.properties ? [items.description ?? '', ...limitsOf(items, use)] : [];
  return [
    line(schema.description ?? (elsewhere ? '' : (schema.title ?? ''))),
    ...limitsOf(schema, use),
    ...about.map((part, at) => (at === 0 ? line(part) : part)),
    'default' in schema ? `Default: ${literal(schema.default)}.` : '',
    isFolded ? 'See its fields below the table.' : '',
    elsewhere ? `Fields: ${elsewhere}.` : '',
    quietNote(schema) ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the constraints of a value that its description doesn't already mention. */
function limitsOf(schema: Schema, { isResponse }: Use): string[] {
  const description = schema.description ?? '';
  const shouldMention = (limit: number | undefined) => limit !== undefined && !description.includes(String(limit));
  return [
    valuesOf(schema, description),
    shouldMention(schema.minimum) ? `At least ${schema.minimum}.` : '',
    shouldMention(schema.maximum) ? `At most ${schema.maximum}.` : '',
    shouldMention(schema.minLength) ? `At least ${schema.minLength} characters long.` : '',
    shouldMention(schema.maxLength) ? `Up to ${schema.maxLength} characters.` : '',
    shouldMention(schema.minItems) ? `At least ${schema.minItems} ${schema.minItems === 1 ? 'item' : 'items'}.` : '',
    shouldMention(schema.maxItems) ? `Up to ${schema.maxItems} ${schema.maxItems === 1 ? 'item' : 'items'}.` : '',
    // Only values that readers send need to match. A value in the description explains the format better than a pattern
    // does.
    schema.pattern && !isResponse && !description.includes('`') ? `Must match ${literal(schema.pattern)}.` : '',
  ].filter(Boolean);
}

function valuesOf(schema: Schema, description: string) {
  const values = ('const' in schema ? [schema.const] : (schema.enum ?? [])).map(literal);
  if (values.length === 0 || values.every((value) => description.includes(value))) {
    return '';
  }
  return values.length === 1 ? `Always ${values[0]}.` : `One of ${alternatives.format(values)}.`;
}
