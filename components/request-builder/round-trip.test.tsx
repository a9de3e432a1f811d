import { expect, test } from 'vitest';
import { schemaError } from '@/lib/browser/requests/check-value';
import { openDocument } from '@/lib/content/api/document';
import type { FieldSchema } from '@/lib/content/api/request-descriptions';
import { requestDescriptionsOf } from '@/lib/content/api/request-descriptions';
import { renderObject } from './render-control';

const descriptions = Object.entries(requestDescriptionsOf(openDocument()));
const render = (schema: FieldSchema, value: unknown) => renderObject(schema, value, document.createElement('fieldset'));
const wrongIn = (group: HTMLElement) => group.querySelectorAll('[aria-invalid="true"]').length;

test.each(descriptions)(
  'the fields of %s hold every example unchanged, without an error',
  (_, { parameters, body, sent }) => {
    for (const { value } of body?.examples ?? []) {
      const { element, read } = render(body?.schema ?? parameters, value);
      expect(JSON.stringify(read())).toBe(JSON.stringify(value));
      expect(wrongIn(element)).toBe(0);
    }
    const { element, read } = render(parameters, sent);
    expect(JSON.stringify(read())).toBe(JSON.stringify(sent));
    expect(wrongIn(element)).toBe(0);
  },
);

const loaf: FieldSchema = {
  type: 'object',
  words: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', words: 'string', maxLength: 5 },
    count: { type: 'integer', words: 'integer', minimum: 1 },
    note: { type: ['string', 'null'], words: 'string or null' },
    shops: { type: 'object', words: 'map', additionalProperties: { type: 'boolean', words: 'boolean' } },
    ids: { type: 'array', words: 'array', items: { type: ['integer', 'string'], words: 'integer or string' } },
  },
};

test.each([
  [
    { name: 'Rye', note: null },
    { name: 'Rye', note: null },
  ],
  [
    { name: 'Rye', shops: { 'a-1': true }, ids: [1, 'a'] },
    { name: 'Rye', shops: { 'a-1': true }, ids: [1, 'a'] },
  ],
  [JSON.parse('{"unknown":1,"__proto__":{"polluted":1}}'), { name: '' }],
  [
    { name: { a: 1 }, shops: 'x', ids: 'x', count: '<b>' },
    { name: '[object Object]', shops: {}, ids: ['x'] },
  ],
  ['text', { name: '' }],
])('reads %j, which an address can contain, as %j', (given, expected) => {
  expect(render(loaf, given).read()).toEqual(expected);
});

test('adds, checks, and removes a field', () => {
  const { element, read } = render(loaf, { name: 'Rye' });
  document.body.replaceChildren(element);
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = element.querySelector<Found>(selector);
    if (!found) {
      throw new Error(`There's no ${selector}.`);
    }
    return found;
  };
  const type = (text: string) => {
    const field = find<HTMLInputElement>('.value-field:last-child input');
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  find<HTMLSelectElement>('select').value = 'count';
  find('.build-add button').click();
  type('0');
  expect(read()).toEqual({ name: 'Rye', count: 0 });
  expect(element.textContent).toContain('The minimum is 1.');
  type('1.5');
  expect(read()).toEqual({ name: 'Rye' });
  expect(element.textContent).toContain('Enter a whole number.');
  find('[aria-label="Remove count"]').click();
  expect(wrongIn(element)).toBe(0);
});

test.each([
  [{ format: 'uuid' }, 'x', 'UUID'],
  [{ format: 'uri' }, 'javascript:alert(1)', 'https://'],
  [{ format: 'date' }, '2026-02-30', 'date'],
  [{ pattern: '^\\d{2}:\\d{2}$' }, '9:00', 'form'],
  [{ maxLength: 3 }, 'abcd', 'too long'],
  [{ type: 'integer', maximum: 50 }, 51, 'maximum'],
  [{ type: 'array', minItems: 1 }, [], 'at least 1'],
])('says why %j rejects %j', (schema, value, words) => {
  expect(schemaError({ type: 'string', words: 'string', ...schema }, value)).toContain(words);
});
