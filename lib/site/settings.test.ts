import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '@/lib/programs/files-below';
import { settings } from './settings';

const namesIn = (file: string) => new Set(readFileSync(file, 'utf8').match(/NEXT_PUBLIC_\w+/g));

test('the settings are the ones that the site reads, and README.md and .env.example list them', () => {
  const read = new Set([...namesIn('lib/site/env.ts'), ...namesIn('lib/site/base-path.mjs')]);
  // A comment in env.ts names all of them as NEXT_PUBLIC_*.
  read.delete('NEXT_PUBLIC_');
  expect(read).toEqual(new Set(settings));
  expect(namesIn('README.md')).toEqual(read);
  expect(namesIn('.env.example')).toEqual(read);
});

test('settings are read only in env.ts and in three plain modules', () => {
  const sources = ['app', 'components', 'content', 'lib'].flatMap((folder) =>
    filesBelow(folder).map((file) => `${folder}/${file}`),
  );
  const readers = sources.filter(
    (file) =>
      /\.(?:ts|tsx|mjs)$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      /process\.env\.(?:NEXT_PUBLIC_|WITH_PDFS)/.test(readFileSync(file, 'utf8')),
  );
  expect(readers).toEqual([
    'lib/site/base-path.mjs',
    'lib/site/downloads.ts',
    'lib/site/env.ts',
    'lib/site/hosted-search.mjs',
  ]);
});
