import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the page about the offline copy quotes the messages as they are', () => {
  const code = readFileSync('components/offline/copy-store.ts', 'utf8');
  const [, table = ''] = readFileSync('content/offline.mdx', 'utf8').split('| --- | --- |');
  const messages = [...table.matchAll(/^\| ([^|]+) \|/gm)].map(([, message = '']) => message);
  expect(messages).toHaveLength(4);
  expect(messages.filter((message) => !code.includes(message))).toEqual([]);
});
