// @ts-check
import { quietNote } from './availability.mjs';
import { line, literal } from './markdown.mjs';

/**
 * @typedef {import('../api/types').Schema} Schema
 * @typedef {import('../api/fields.mjs').Field} Field
 */

/**
 * Returns what a reader needs to know about a field: its meaning, accepted values, default, and since which version it
 * exists.
 *
 * @param {Field} field
 * @param {{ isAnswer: boolean }} use
 */
export function meaningOf({ schema, items, isFolded }, use) {
  const about = items && !items.properties ? [items.description ?? '', ...limitsOf(items, use)] : [];
  return [
    line(schema.description ?? schema.title ?? ''),
    ...limitsOf(schema, use),
    ...about.map((part, at) => (at === 0 ? line(part) : part)),
    'default' in schema ? `Default: ${literal(schema.default)}.` : '',
    isFolded ? 'See its fields below the table.' : '',
    quietNote(schema) ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * Returns the constraints of a value that its description doesn't already mention.
 *
 * @param {Schema} schema
 * @param {{ isAnswer: boolean }} use
 * @returns {string[]}
 */
function limitsOf(schema, { isAnswer }) {
  const said = schema.description ?? '';
  const unsaid = (/** @type {number | undefined} */ limit) => limit !== undefined && !said.includes(String(limit));
  return [
    valuesOf(schema, said),
    unsaid(schema.minimum) ? `At least ${schema.minimum}.` : '',
    unsaid(schema.maximum) ? `At most ${schema.maximum}.` : '',
    unsaid(schema.minLength) ? `At least ${schema.minLength} characters long.` : '',
    unsaid(schema.maxLength) ? `Up to ${schema.maxLength} characters.` : '',
    unsaid(schema.minItems) ? `At least ${schema.minItems} ${schema.minItems === 1 ? 'item' : 'items'}.` : '',
    unsaid(schema.maxItems) ? `Up to ${schema.maxItems} ${schema.maxItems === 1 ? 'item' : 'items'}.` : '',
    // Only values that readers send need to match. A value in the description explains the format better than a pattern
    // does.
    schema.pattern && !isAnswer && !said.includes('`') ? `Must match ${literal(schema.pattern)}.` : '',
  ].filter(Boolean);
}

/**
 * @param {Schema} schema
 * @param {string} said
 */
function valuesOf(schema, said) {
  const values = ('const' in schema ? [schema.const] : (schema.enum ?? [])).map(literal);
  if (values.length === 0 || values.every((value) => said.includes(value))) {
    return '';
  }
  return values.length === 1
    ? `Always ${values[0]}.`
    : `One of ${values.slice(0, -1).join(', ')}${values.length > 2 ? ',' : ''} or ${values.at(-1)}.`;
}
