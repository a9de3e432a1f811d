import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { failureOf, htmlOf } from '@/lib/content/mdx/fixtures/render';
import { composeFile } from './compose-file';

test.each([
  ['lite', undefined, 'lite/docker-compose.yml'],
  ['pro', 'own-proxy', 'pro/own-proxy/docker-compose.yml'],
])('shows the whole file for %s (%s)', (edition, variant, path) => {
  const text = readFileSync(`content/compose/${path}`, 'utf8').replaceAll('\r\n', '\n');
  expect(composeFile({ edition, ...(variant && { variant }) })).toContain(
    `\`\`\`yaml title="docker-compose.yml"\n${text}\`\`\``,
  );
});

test('links to the same file as a download', async () => {
  expect(await htmlOf('<ComposeFile edition="enterprise" />')).toContain(
    '<a href="/compose/enterprise/docker-compose.yml" download>',
  );
});

test('rejects a variant that does not exist', async () => {
  expect(await failureOf('<ComposeFile edition="pro" variant="caddy" />')).toBe(
    '1: names the variant "caddy", which doesn\'t exist; write one of traefik, own-proxy.',
  );
});
