import type { FieldSchema } from '@/lib/content/api/request-descriptions';
import { type LeafDraft, leafError, leafOf, leafValue } from './field-text';

/** What the fields of a request contain, valid or not. */
export type Draft = LeafDraft | GroupDraft | ListDraft;

/** An object, with its fields in the order in which they were added. */
export type GroupDraft = { readonly kind: 'group'; readonly schema: FieldSchema; readonly rows: readonly Row[] };

export type Row = { readonly key: string; readonly draft: Draft };

/** A list of objects. */
export type ListDraft = { readonly kind: 'list'; readonly schema: FieldSchema; readonly items: readonly GroupDraft[] };

/** Returns the fields for a value. What its schema doesn't know, which an address can contain, is left out. */
function draftOf(schema: FieldSchema, value: unknown): Draft {
  const { items, properties, additionalProperties } = schema;
  if (items?.properties) {
    return { kind: 'list', schema, items: (Array.isArray(value) ? value : []).map((item) => groupOf(items, item)) };
  }
  return properties || additionalProperties ? groupOf(schema, value) : leafOf(schema, value);
}

/** Returns the fields of an object: those that its value has, and those that it needs. */
export function groupOf(schema: FieldSchema, value: unknown): GroupDraft {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const given: Readonly<Record<string, unknown>> = isObject ? { ...value } : {};
  const keys = [...new Set([...Object.keys(given), ...(schema.required ?? [])])];
  const rows = keys.flatMap((key) =>
    rowOf(schema, key, (inner) => (Object.hasOwn(given, key) ? given[key] : initialOf(inner))),
  );
  return { kind: 'group', schema, rows };
}

/** Returns an object with a field more. It's the same if it has that field, or can't have it. */
export function withField(group: GroupDraft, key: string): GroupDraft {
  const isNew = !group.rows.some((row) => row.key === key);
  const added = isNew ? rowOf(group.schema, key, initialOf) : [];
  return added.length > 0 ? { ...group, rows: [...group.rows, ...added] } : group;
}

/** Returns a list with an item more. */
export function withItem(list: ListDraft): ListDraft {
  const { items } = list.schema;
  return items ? { ...list, items: [...list.items, groupOf(items, initialOf(items))] } : list;
}

/** Returns the names of the fields that an object can still get; null if they can be any. */
export function namesToAdd({ schema: { properties, additionalProperties }, rows }: GroupDraft): string[] | null {
  if (!properties && additionalProperties) {
    return null;
  }
  return Object.keys(properties ?? {}).filter((key) => !rows.some((row) => row.key === key));
}

/** Returns the value in fields, without those that contain none. */
export function valueIn(draft: Draft): unknown {
  if (draft.kind === 'leaf') {
    return leafValue(draft);
  }
  if (draft.kind === 'list') {
    return draft.items.map(valueIn);
  }
  const entries = draft.rows.map((row) => [row.key, valueIn(row.draft)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Returns how many fields are wrong. */
export function countErrors(draft: Draft): number {
  if (draft.kind === 'leaf') {
    return Number(leafError(draft) !== null);
  }
  const inner = draft.kind === 'list' ? draft.items : draft.rows.map((row) => row.draft);
  return inner.reduce((count, each) => count + countErrors(each), 0);
}

/** Returns a field of an object, in a list that's empty if the object can't have it. */
function rowOf(schema: FieldSchema, key: string, valueFor: (field: FieldSchema) => unknown): Row[] {
  const field = fieldOf(schema, key);
  return field && key !== '' ? [{ key, draft: draftOf(field, valueFor(field)) }] : [];
}

function fieldOf({ properties, additionalProperties }: FieldSchema, key: string): FieldSchema | undefined {
  if (!properties) {
    return additionalProperties;
  }
  return Object.hasOwn(properties, key) ? properties[key] : undefined;
}

function initialOf(schema: FieldSchema | undefined): unknown {
  const { type, items, required = [], properties = {} } = schema ?? {};
  if (type === 'boolean') {
    return schema?.default !== true;
  }
  if (type === 'array') {
    return items?.properties ? [initialOf(items)] : [];
  }
  return (
    schema?.default ??
    schema?.enum?.[0] ??
    (type === 'object' ? Object.fromEntries(required.map((key) => [key, initialOf(properties[key])])) : '')
  );
}
