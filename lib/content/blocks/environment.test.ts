import { describe, expect, it, test } from 'vitest';
import { all } from '@/content/environment/editions.mjs';
import { environment, ineffective } from '@/content/environment/table.mjs';
import { textFor } from './environment-keys.mjs';

const keys = environment.flatMap((group) => group.keys);
const rows = keys.flatMap((key) => (key.editions ?? all).map((edition) => ({ ...key, edition })));

describe('the table of environment keys', () => {
  it('names each key once', () => {
    const names = keys.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => !/^[A-Z][A-Z0-9_]+$/.test(name))).toEqual([]);
  });

  it('gives each key a meaning and an example in each of its editions', () => {
    expect(rows.filter((row) => !textFor(row.edition, row.meaning) || !textFor(row.edition, row.example))).toEqual([]);
  });

  it('says what happens without a key that has no value then', () => {
    const silent = rows.filter(
      ({ edition, missing, ...row }) =>
        !textFor(edition, row.default) && !row.exampleFile && !row.installer && !textFor(edition, missing),
    );
    expect(silent.map(({ name, edition }) => `${name} in ${edition}`)).toEqual([]);
  });

  it('sets every key that is required in the ready template', () => {
    const unset = rows.filter(({ isRequired, inTemplate, edition }) => isRequired && !inTemplate?.includes(edition));
    expect(unset.map(({ name, edition }) => `${name} in ${edition}`)).toEqual([]);
  });

  it('says nothing about an edition that does not have the key', () => {
    const strays = keys.flatMap(({ name, editions = all, ...fields }) =>
      Object.entries(fields).flatMap(([field, value]) =>
        typeof value === 'object' && !Array.isArray(value)
          ? Object.keys(value)
              .filter((edition) => !editions.some((known) => known === edition))
              .map(() => `${name}: ${field}`)
          : [],
      ),
    );
    expect(strays).toEqual([]);
  });
});

test('a key that has no effect in an edition is none of its keys', () => {
  const both = ineffective.flatMap(({ names, editions }) =>
    rows.filter((row) => names.includes(row.name) && editions.includes(row.edition)),
  );
  expect(both).toEqual([]);
});
