import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exampleEnv, settings } from './settings';

const names = settings.map(({ name }) => name);
const namesIn = (file: string) => new Set(readFileSync(file, 'utf8').match(/NEXT_PUBLIC_\w+/g));

test('.env.example is up to date; `npm run env:example` writes it', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(exampleEnv());
});

test('the settings are the ones that the site reads, and README.md lists them', () => {
  const read = new Set([...namesIn('lib/site/env.ts'), ...namesIn('lib/site/base-path.mjs')]);
  // A comment in env.ts names all of them as NEXT_PUBLIC_*.
  read.delete('NEXT_PUBLIC_');
  expect([...read].sort()).toEqual([...names].sort());
  expect([...namesIn('README.md')].sort()).toEqual([...names].sort());
});
