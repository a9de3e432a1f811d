import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { htmlOf } from './fixtures/render';

const file = 'content/lite/installation/docker.mdx';

/** Returns the URLs of a page's links. */
async function hrefsOf(source: string, path = file): Promise<(string | undefined)[]> {
  return [...(await htmlOf(source, path)).matchAll(/<a href="([^"]*)"/g)].map((match) => match[1]);
}

test.each([
  ['a link', '[x](./manual.mdx#a)'],
  ['a link with a title', '[x](./manual.mdx#a "Title")'],
  ['a reference', '[x][ref]\n\n[ref]: ./manual.mdx#a'],
  ['a short reference', '[ref]\n\n[ref]: ./manual.mdx#a'],
  ['a link in a table', '| a |\n| - |\n| [x](./manual.mdx#a) |'],
  ['a link in a component', '<Note>\n\n[x](./manual.mdx#a)\n\n</Note>'],
])('resolves %s to the canonical path', async (_, source) => {
  expect(await hrefsOf(source)).toEqual(['/lite/installation/manual#a']);
});

test('resolves links within the version of the page', async () => {
  const lite = join(temporaryFolder({ 'content/versions/1.0/lite/updating.mdx': '' }), 'content/versions/1.0/lite');
  expect(await hrefsOf('[x](./updating.mdx)', join(lite, 'index.mdx'))).toEqual(['/1.0/lite/updating']);
});

test('leaves a link to a missing file unchanged, so that the build warns about it', async () => {
  expect(await hrefsOf('[x](./gone.mdx)')).toEqual(['./gone.mdx']);
});

test.each([
  ['[x](/env/lite.env)', '<a href="/env/lite.env" download>'],
  ['[x](/compose/lite/docker-compose.yml)', '<a href="/compose/lite/docker-compose.yml" download>'],
  ['[x](/openapi.json)', '<a href="/openapi.json">'],
  ['[x](https://example.org/a.yml)', '<a href="https://example.org/a.yml">'],
])('turns %s into %s', async (source, html) => {
  expect(await htmlOf(source)).toContain(html);
});
