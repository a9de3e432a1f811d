import type { Field } from '@/lib/content/api/fields';
import type { Schema } from '@/lib/content/api/types';
import { quietNote } from './availability';
import { line, literal } from './markdown';

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });

/** Returns a field's meaning, accepted values, default, and the version that introduced it. */
export function meaningOf({ schema, items, isFolded, elsewhere }: Field, use: { isResponse: boolean }) {
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
function limitsOf(schema: Schema, { isResponse }: { isResponse: boolean }): string[] {
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
