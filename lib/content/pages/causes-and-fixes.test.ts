import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { versions } from '@/content/versions';
import { docsOf } from '@/lib/site/manifest/docs';
import { fileOf } from './content-files';

const [version] = versions;

// A command alone shows what to type, but not what it does to the reader's server.
test('every cause and fix contains text, not only a command', () => {
  const bare = docsOf(version).flatMap(({ id }) => {
    const text = readFileSync(fileOf(version, id), 'utf8');
    return [...text.matchAll(/\*\*(?:Cause|Fix)\.\*\*\n\n/g)].map(
      ({ index }) => `${id}, line ${text.slice(0, index).split('\n').length}`,
    );
  });
  expect(bare).toEqual([]);
});
