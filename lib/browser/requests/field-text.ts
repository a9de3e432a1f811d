import type { FieldSchema } from '@/lib/content/api/request-descriptions';
import { schemaError } from './check-value';

/** A field and what's in it: its text, or null whatever its text is. */
export type LeafDraft = {
  readonly kind: 'leaf';
  readonly schema: FieldSchema;
  readonly text: string;
  readonly isNull: boolean;
};

export function leafOf(schema: FieldSchema, value: unknown): LeafDraft {
  return { kind: 'leaf', schema, text: textOf(schema, value ?? optionsOf(schema)?.[0]), isNull: value === null };
}

/** Returns the values that a field can have; null if a reader types it. */
export function optionsOf(schema: FieldSchema): readonly unknown[] | null {
  return schema.enum ?? (typesOf(schema).includes('boolean') ? [true, false] : null);
}

/** Returns whether a field can have several lines. */
export function isLong(schema: FieldSchema): boolean {
  const { format, pattern, maxLength } = schema;
  const types = typesOf(schema);
  return types.includes('array') || (types.includes('string') && !(format || pattern || maxLength));
}

export function canBeNull(schema: FieldSchema): boolean {
  return typesOf(schema).includes('null');
}

/** Returns the value in a field; undefined if its text isn't a value of its type. */
export function leafValue({ schema, text, isNull }: LeafDraft): unknown {
  if (isNull) {
    return null;
  }
  const options = optionsOf(schema);
  return options ? options.find((each) => String(each) === text) : parse(schema, text);
}

/** Returns what's wrong with a field; null if nothing is. */
export function leafError(leaf: LeafDraft): string | null {
  const { schema } = leaf;
  const value = leafValue(leaf);
  if (value === null) {
    return null;
  }
  const items =
    Array.isArray(value) && schema.items ? value.map((item) => schemaError(schema.items ?? schema, item)) : [];
  return schemaError(schema, value) ?? items.find((error) => error !== null) ?? null;
}

function typesOf({ type = 'string' }: FieldSchema): readonly string[] {
  return [type].flat();
}

function isNumber(schema: FieldSchema | undefined): boolean {
  return [schema?.type ?? []].flat().some((type) => type === 'integer' || type === 'number');
}

function textOf({ items }: FieldSchema, value: unknown): string {
  return Array.isArray(value) ? value.join(isNumber(items) ? ', ' : '\n') : String(value ?? '');
}

function parse(schema: FieldSchema, text: string): unknown {
  const { items } = schema;
  if (schema.type === 'array' && items) {
    const parts = text.split(isNumber(items) ? /[\s,]+/ : '\n').filter((part) => part !== '');
    return parts.map((part) => parse(items, part));
  }
  if (isNumber(schema) && /^-?\d{1,15}$/.test(text.trim())) {
    return Number(text);
  }
  return typesOf(schema).includes('string') ? text : undefined;
}
