import { expect, test } from 'vitest';
import { callsOf } from '@/lib/content/api/calls';
import { openDocument } from '@/lib/content/api/document';
import { describeRequest, type FieldSchema } from '@/lib/content/api/request-descriptions';
import { schemaError } from './check-value';
import { countErrors, groupOf, namesToAdd, valueIn, withField, withItem } from './draft';

const descriptions = callsOf(openDocument()).map((call) => [call.id, describeRequest(call)] as const);

test.each(descriptions)(
  'the fields of %s hold every example unchanged, without an error',
  (_, { parameters, body, sent }) => {
    for (const { value } of body?.examples ?? []) {
      const draft = groupOf(body?.schema ?? parameters, value);
      expect(JSON.stringify(valueIn(draft))).toBe(JSON.stringify(value));
      expect(countErrors(draft)).toBe(0);
    }
    const draft = groupOf(parameters, sent);
    expect(JSON.stringify(valueIn(draft))).toBe(JSON.stringify(sent));
    expect(countErrors(draft)).toBe(0);
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
    shape: { type: 'string', words: 'string', enum: ['round', 'long'] },
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
    { name: { a: 1 }, shape: 'flat', shops: 'x', ids: 'x', count: '<b>' },
    { name: '[object Object]', shops: {}, ids: ['x'] },
  ],
  ['text', { name: '' }],
])('reads %j, which an address can contain, as %j', (given, expected) => {
  expect(valueIn(groupOf(loaf, given))).toEqual(expected);
});

test('counts the fields with a wrong text or value', () => {
  expect(countErrors(groupOf(loaf, { name: 'Pumpernickel', count: '1.5', shape: 'flat', ids: ['a'] }))).toBe(3);
});

test('adds a field that an object can have, once', () => {
  const rye = groupOf(loaf, { name: 'Rye' });
  expect(namesToAdd(rye)).toEqual(['count', 'note', 'shape', 'shops', 'ids']);
  expect(valueIn(withField(rye, 'shape'))).toEqual({ name: 'Rye', shape: 'round' });
  expect(namesToAdd(withField(rye, 'shape'))).not.toContain('shape');
  expect([withField(rye, 'name'), withField(rye, 'crust'), withField(rye, '')]).toEqual([rye, rye, rye]);
});

test('adds a field with any name to a map', () => {
  const shops = groupOf(loaf.properties?.shops ?? loaf, {});
  expect(namesToAdd(shops)).toBeNull();
  expect(valueIn(withField(shops, 'a-1'))).toEqual({ 'a-1': true });
  expect(withField(shops, '')).toBe(shops);
});

test('adds an item with the fields that it needs to a list', () => {
  const loaves: FieldSchema = { type: 'array', words: 'array', items: loaf };
  const list = { kind: 'list', schema: loaves, items: [] } as const;
  expect(valueIn(withItem(list))).toEqual([{ name: '' }]);
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
