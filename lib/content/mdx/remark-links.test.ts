import { expect, test } from 'vitest';
import { htmlOf } from './fixtures/render';

test.each([
  ['[x](/env/lite.env)', '<a href="/env/lite.env" download>'],
  ['[x](/compose/lite/docker-compose.yml)', '<a href="/compose/lite/docker-compose.yml" download>'],
  ['[x](/openapi.json)', '<a href="/openapi.json">'],
  ['[x](https://example.org/a.yml)', '<a href="https://example.org/a.yml">'],
])('turns %s into %s', async (source, html) => {
  expect(await htmlOf(source)).toContain(html);
});
