import { describe, expect, test } from 'vitest';
import { fieldsOf } from './fields';
import { bakery } from './fixtures/bakery';
import { typeWords } from './type-words';
import type { Schema } from './types';

const schemas = bakery.root.components?.schemas ?? {};
const schemaOf = (name: string) => ({ ...schemas[name], $ref: `#/components/schemas/${name}` });

/** Returns the fields as lines, indented by depth, and the paths of the folds with their fields. */
function summarize(schema: Schema) {
  const { fields, folds } = fieldsOf(schema);
  return {
    lines: fields.map(({ name, depth, type }) => `${'  '.repeat(depth)}${name}: ${type}`),
    folds: folds.map(({ path, fields: inside }) => `${path}: ${inside.map(({ name }) => name).join(', ')}`),
  };
}

describe('fieldsOf', () => {
  test('lists nested fields after their parent', () => {
    expect(summarize(schemaOf('Loaf')).lines).toEqual([
      'name: string',
      'url: URL or null',
      'baker: object',
      'crust: object',
      '  cuts: array of objects',
      '    depth: number',
    ]);
  });

  test('folds nothing directly within an envelope', () => {
    const { lines, folds } = summarize({ type: 'object', properties: { data: schemaOf('Baker') } });
    expect(lines).toContain('  g: date or integer');
    expect(folds).toEqual([]);
  });

  test('lists the fields of all alternatives', () => {
    const either = { oneOf: [{ properties: { a: {} } }, { properties: { b: {} } }] };
    expect(summarize(either).lines).toEqual(['a: any value', 'b: any value']);
  });

  test("lists the fields of a map's values below the map", () => {
    const map = {
      properties: { m: { type: 'object', additionalProperties: { properties: { a: { type: 'string' } } } } },
    };
    expect(fieldsOf(map).fields.map(({ within, name }) => within + name)).toEqual(['m', 'm.*.a']);
  });
});

test.each<[Schema, string]>([
  [{ type: 'string', format: 'uuid' }, 'UUID'],
  [{ type: 'string', format: 'no-such-format' }, 'string'],
  [{ type: ['integer', 'null'] }, 'integer or null'],
  [{ type: 'array', items: { type: ['integer', 'string'] } }, 'array of integers or strings'],
  [{ type: 'array', items: {} }, 'array'],
  [
    { type: 'array', items: { type: 'array', items: { type: 'string', format: 'email' } } },
    'array of arrays of email addresses',
  ],
  [{ type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } }, 'map of arrays of strings'],
  [{ type: 'object', additionalProperties: true }, 'object'],
  [{ const: 'a' }, 'string'],
  [{ enum: [1, null] }, 'number or null'],
  [{ anyOf: [{ type: 'string' }, { type: 'string', format: 'date' }] }, 'string or date'],
  [{}, 'any value'],
])('typeWords(%j) is "%s"', (schema, words) => {
  expect(typeWords(schema)).toBe(words);
});
