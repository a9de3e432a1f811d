import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '@/lib/programs/files-below';
import { exampleEnv, settings } from './settings';

const names = settings.map(({ name }) => name);
const namesIn = (file: string) => new Set(readFileSync(file, 'utf8').match(/NEXT_PUBLIC_\w+/g));

test('.env.example is up to date; `npx tsx lib/scripts/build/env-example.ts` writes it', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(exampleEnv());
});

test('the settings are the ones that the site reads, and README.md lists them', () => {
  const read = new Set([...namesIn('lib/site/env.ts'), ...namesIn('lib/site/base-path.mjs')]);
  // A comment in env.ts names all of them as NEXT_PUBLIC_*.
  read.delete('NEXT_PUBLIC_');
  expect([...read].sort()).toEqual([...names].sort());
  expect([...namesIn('README.md')].sort()).toEqual([...names].sort());
});

test('settings are read only in env.ts and in three plain modules', () => {
  const sources = ['app', 'components', 'content', 'lib'].flatMap((folder) =>
    filesBelow(folder).map((file) => `${folder}/${file}`),
  );
  const readers = sources.filter(
    (file) =>
      /\.(?:ts|tsx|mjs)$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      /process\.env\.(?:NEXT_PUBLIC_|OFFLINE_COPY)/.test(readFileSync(file, 'utf8')),
  );
  // The bundler of the offline copy replaces the base path by name.
  expect(readers).toEqual([
    'lib/export/offline-copy/bundle-scripts.ts',
    'lib/site/base-path.mjs',
    'lib/site/downloads.ts',
    'lib/site/env.ts',
    'lib/site/hosted-search.mjs',
  ]);
});
