import { labeledField, privateField } from '@/components/tools/labeled-field-element';
import { withCode } from '@/components/tools/marked-text';
import { element } from '@/lib/browser/dom/element';
import { schemaError } from '@/lib/browser/requests/check-value';
import type { FieldSchema } from '@/lib/content/api/request-descriptions';

/** A part of the form, and the value that it contains now; undefined if it's not a valid one. */
export type Control = { readonly element: HTMLElement; read(): unknown };

let count = 0;

export function nextId(): string {
  count += 1;
  return `build-${count}`;
}

export function labelOf(name: string, schema: FieldSchema, isRequired: boolean): HTMLElement {
  const about = `${schema.words}${isRequired ? ', required' : ''}`;
  return element('span', {}, element('code', {}, name), ' ', element('span', { class: 'build-type' }, about));
}

export function renderLeaf(
  schema: FieldSchema,
  value: unknown,
  label: HTMLElement,
  ...buttons: readonly HTMLElement[]
): Control {
  const types = [schema.type ?? 'string'].flat();
  const options = schema.enum ?? (types.includes('boolean') ? [true, false] : null);
  const isLong = types.includes('array') || !(options || schema.format || schema.pattern || schema.maxLength);
  const id = nextId();
  const field = options
    ? element('select', { id, class: 'value-input' }, ...options.map((each) => element('option', {}, String(each))))
    : element(isLong && types.some((type) => /string|array/.test(type)) ? 'textarea' : 'input', {
        ...privateField,
        id,
        rows: 1,
      });
  field.value = textOf(schema, value ?? options?.[0]);
  const isNull = element('input', { type: 'checkbox' });
  isNull.checked = value === null;
  const read = () => {
    const text = field.value;
    return isNull.checked ? null : options ? options.find((each) => String(each) === text) : parse(schema, text);
  };
  const row = labeledField(field, label, withCode(schema.description ?? ''), ...buttons);
  const update = () => {
    const now = read();
    const inside =
      Array.isArray(now) && schema.items ? now.map((item) => schemaError(schema.items ?? schema, item)) : [];
    const message = now === null ? null : (schemaError(schema, now) ?? inside.find((error) => error !== null) ?? null);
    field.toggleAttribute('disabled', isNull.checked);
    field.setAttribute('aria-invalid', String(message !== null));
    row.querySelector('.value-error')?.replaceChildren(message ?? '');
  };
  if (types.includes('null')) {
    row.append(element('label', { class: 'value-none' }, isNull, element('code', {}, 'null')));
  }
  row.addEventListener('input', update);
  update();
  return { element: row, read };
}

function isNumber(schema: FieldSchema | undefined): boolean {
  return [schema?.type ?? []].flat().some((type) => type === 'integer' || type === 'number');
}

function textOf({ items }: FieldSchema, value: unknown): string {
  return Array.isArray(value) ? value.join(isNumber(items) ? ', ' : '\n') : String(value ?? '');
}

function parse(schema: FieldSchema, text: string): unknown {
  const { items, type = 'string' } = schema;
  if (type === 'array' && items) {
    const parts = text.split(isNumber(items) ? /[\s,]+/ : '\n').filter((part) => part !== '');
    return parts.map((part) => parse(items, part));
  }
  if (isNumber(schema) && /^-?\d{1,15}$/.test(text.trim())) {
    return Number(text);
  }
  return [type].flat().includes('string') ? text : undefined;
}
