import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { newestRelease, outdatedPages } from './outdated-pages';

async function apiWith(status: number, body: string): Promise<string> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/repos/inovector/mixpost/releases/latest' ? status : 404).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
}

test('reads the newest release', async () => {
  expect(await newestRelease(await apiWith(200, '{"tag_name":"v2.7.0"}'))).toBe('2.7.0');
});

test.each([
  [200, '{"tag_name":"nightly"}'],
  [403, '{"message":"rate limit"}'],
])('says so if there is none (%i)', async (status, body) => {
  await expect(newestRelease(await apiWith(status, body))).rejects.toThrow(`names no release (status ${status})`);
});

test.each([
  ['Lite 2.6.0', '2.7.0', true],
  ['Lite 2.6.0, Pro 7, Enterprise 8', '2.6.1', true],
  ['Lite 2.6, Pro 7, Enterprise 8', '2.6.1', false],
  ['Lite 2.6.0', '2.6.0', false],
  ['Lite 2.10.0', '2.9.0', false],
  ['Lite 1.7.2 to 2.6.0', '2.7.0', false],
  ['Pro 7', '2.7.0', false],
  [undefined, '2.7.0', false],
])('a page verified against %s is outdated after %s: %s', (version, newest, isOutdated) => {
  expect(outdatedPages([{ path: '/x', version }], newest)).toHaveLength(isOutdated ? 1 : 0);
});
