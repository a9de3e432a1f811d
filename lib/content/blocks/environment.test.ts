import { describe, expect, it, test } from 'vitest';
import { all } from '@/content/environment/editions.mjs';
import { environment, ineffective } from '@/content/environment/table.mjs';
import { textFor } from './environment-keys';

const keys = environment.flatMap((group) => group.keys);
const rows = keys.flatMap((key) => (key.editions ?? all).map((edition) => ({ ...key, edition })));

describe('the table of environment variables', () => {
  it('has no duplicate or malformed keys', () => {
    const names = keys.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(names.filter((name) => !/^[A-Z][A-Z0-9_]+$/.test(name))).toEqual([]);
  });

  it('has a meaning and an example for each key and edition', () => {
    expect(rows.filter((row) => !textFor(row.edition, row.meaning) || !textFor(row.edition, row.example))).toEqual([]);
  });

  it('describes the effect of a missing key that is required', () => {
    const withoutText = rows.filter(({ edition, isRequired, missing }) => isRequired && !textFor(edition, missing));
    expect(withoutText.map(({ name, edition }) => `${name} in ${edition}`)).toEqual([]);
  });

  it('includes every required key in the template', () => {
    const unset = rows.filter(({ isRequired, inTemplate, edition }) => isRequired && !inTemplate?.includes(edition));
    expect(unset.map(({ name, edition }) => `${name} in ${edition}`)).toEqual([]);
  });

  it('has no text for editions that lack the key', () => {
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

test('no key is listed as ineffective in an edition that supports it', () => {
  const both = ineffective.flatMap(({ names, editions }) =>
    rows.filter((row) => names.includes(row.name) && editions.includes(row.edition)),
  );
  expect(both).toEqual([]);
});
