import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import type { FileStore } from './files';
import { serveSite } from './serve-site';
import { describeSite } from './site';

const content = '0123456789';
const stored = new Map([
  ['/index.html', 'Home'],
  ['/lite/updating.html', 'Page'],
  ['/404.html', 'Missing'],
  ['/file.txt', content],
]);
const files: FileStore = {
  versionOf: async (path) => (stored.has(path) ? '' : null),
  read: async (path) => Buffer.from(stored.get(path) ?? ''),
};
const start = () =>
  serveSite({
    files,
    site: describeSite(
      [
        { kind: 'page', path: '/' },
        { kind: 'page', path: '/lite/updating' },
      ],
      '',
    ),
    port: 0,
    host: '127.0.0.1',
  });
const server = await start();
afterAll(() => server.stop());

/** Requests a path as it's written. Returns the status, the range, and the body. */
async function get(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const [response] = await once(
    request({ host: '127.0.0.1', port: server.port, path, headers, method }).end(),
    'response',
  );
  return [response.statusCode, response.headers['content-range'], await text(response)];
}

test.each([
  ['bytes=0-1,1-3', 206, 'bytes 0-3/10', '0123'],
  ['bytes=0-1,5-6', 200, undefined, content],
  ['items=2-4', 200, undefined, content],
  ['bytes=10-', 416, 'bytes */10', 'The file has 10 bytes.\n'],
])('the range "%s" has status %i', async (range, status, contentRange, body) => {
  expect(await get('/file.txt', { range })).toEqual([status, contentRange, body]);
});

test('a range applies to GET only, and not to a file that has changed', async () => {
  expect(await get('/file.txt', { range: 'bytes=2-4' }, 'HEAD')).toEqual([200, undefined, '']);
  expect(await get('/file.txt', { range: 'bytes=2-4', 'if-range': '"other"' })).toEqual([200, undefined, content]);
});

test.each(['/lite%2F1', '/lite%5c1', '/lite\\..\\site.json', '/%00', '/%', '/%c3%28'])(
  'the path %s is invalid',
  async (path) => {
    expect(await get(path)).toEqual([400, undefined, 'The address is not valid.\n']);
  },
);

test('requests that never end neither block others nor keep the server from stopping', async () => {
  const own = await start();
  const sockets = Array.from({ length: 20 }, () => connect(own.port, '127.0.0.1'));
  const closed = Promise.all(
    sockets.map((socket) =>
      once(
        socket.on('error', () => undefined),
        'close',
      ),
    ),
  );
  for (const socket of sockets) {
    socket.write('GET / HTTP/1.1\r\nHost: docs\r\n');
  }
  expect(await (await fetch(own.url)).text()).toBe('Home');
  await own.stop();
  await closed;
});
