import { withCode } from '@/components/tools/marked-text';
import { button, element } from '@/lib/browser/dom/element';
import type { FieldSchema } from '@/lib/content/api/request-descriptions';
import { type Control, labelOf, nextId, renderLeaf } from './render-leaf';

type Json = Readonly<Record<string, unknown>>;

/** Renders a value of any schema. Values that the schema doesn't know, which an address can contain, are left out. */
function renderControl(schema: FieldSchema, value: unknown, label: HTMLElement, ...buttons: HTMLElement[]): Control {
  if (schema.items?.properties) {
    return renderList(schema.items, Array.isArray(value) ? value : [], groupOf(schema, label, buttons));
  }
  return schema.properties || schema.additionalProperties
    ? renderObject(schema, value, groupOf(schema, label, buttons))
    : renderLeaf(schema, value, label, ...buttons);
}

export function renderObject(schema: FieldSchema, value: unknown, group: HTMLElement): Control {
  const { properties, additionalProperties, required = [] } = schema;
  const rows = new Map<string, Control>();
  const list = element('div', {});
  const name = element(properties ? 'select' : 'input', {
    class: 'value-input',
    'aria-label': 'Field to add',
    id: nextId(),
  });
  const adder = element('div', { class: 'value-row build-add' }, name);
  const schemaOf = (key: string) =>
    properties ? (Object.hasOwn(properties, key) ? properties[key] : undefined) : additionalProperties;
  const refresh = () => {
    const others = Object.keys(properties ?? {}).filter((key) => !rows.has(key));
    name.replaceChildren(...(properties ? others.map((key) => element('option', {}, key)) : []));
    adder.hidden = properties !== undefined && others.length === 0;
  };
  const add = (key: string, initial: unknown) => {
    const inner = schemaOf(key);
    if (!inner || rows.has(key) || key === '') {
      return;
    }
    const isRequired = required.includes(key);
    const remove = removeButton(key, () => {
      rows.get(key)?.element.remove();
      rows.delete(key);
      changed();
      name.focus();
    });
    const control = renderControl(inner, initial, labelOf(key, inner, isRequired), ...(isRequired ? [] : [remove]));
    rows.set(key, control);
    list.append(control.element);
    refresh();
  };
  const changed = () => {
    refresh();
    notify(group);
  };
  const addNamed = () => {
    const key = name.value.trim();
    name.value = '';
    add(key, initialOf(schemaOf(key)));
    changed();
    focusIn(rows.get(key)?.element);
  };
  adder.append(button('Add', addNamed, { class: 'value-button' }));
  const given: Json = typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  for (const key of new Set([...Object.keys(given), ...required])) {
    add(key, Object.hasOwn(given, key) ? given[key] : initialOf(schemaOf(key)));
  }
  refresh();
  group.append(list, adder);
  return { element: group, read: () => readAll(rows) };
}

function readAll(rows: ReadonlyMap<string, Control>): Json {
  const entries = [...rows].map(([key, control]) => [key, control.read()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function renderList(items: FieldSchema, values: readonly unknown[], group: HTMLElement): Control {
  const rows = new Set<Control>();
  const list = element('div', {});
  const add = (value: unknown) => {
    const remove = removeButton('this item', () => {
      control.element.remove();
      rows.delete(control);
      more.focus();
      notify(group);
    });
    const control = renderObject(items, value, groupOf(items, element('span', {}, `Item ${rows.size + 1}`), [remove]));
    rows.add(control);
    list.append(control.element);
  };
  const addMore = () => {
    add(initialOf(items));
    focusIn(list.lastElementChild);
    notify(group);
  };
  const more = button('Add an item', addMore, { class: 'value-button' });
  values.forEach(add);
  group.append(list, more);
  return { element: group, read: () => [...rows].map((control) => control.read()) };
}

function groupOf({ description = '' }: FieldSchema, label: HTMLElement, buttons: readonly HTMLElement[]): HTMLElement {
  const hint = element('p', { class: 'value-hint' }, withCode(description));
  return element('fieldset', { class: 'build-group' }, [
    element('legend', { class: 'value-label' }, label),
    element('div', { class: 'build-head' }, hint, buttons),
  ]);
}

function notify(group: HTMLElement): void {
  group.dispatchEvent(new Event('input', { bubbles: true }));
}

function focusIn(row: Element | null | undefined): void {
  row?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}

function removeButton(name: string, onClick: () => void): HTMLElement {
  return button('×', onClick, { class: 'value-button', 'aria-label': `Remove ${name}` });
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
    (type === 'object' ? Object.fromEntries(required.map((key) => [key, initialOf(properties[key])])) : '')
  );
}
