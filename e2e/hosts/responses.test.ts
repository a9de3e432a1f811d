import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { out } from '@/e2e/support/built-site';
import { caching, securityHeaders } from '@/lib/hosting/headers';
import { filesBelow } from '@/lib/programs/files-below';
import { hostsWithRules } from './all-hosts';
import { onEachHost } from './on-each-host';
import { request } from './request';

const hashed = `/${filesBelow(out).find((file) => /^_next\/static\/chunks\/.*\.js$/.test(file))}`;

const kinds = {
  'a page': '/lite/',
  'a redirect': '/lite',
  'a missing page': '/no/such/page',
  'a script': hashed,
  'a payload': '/lite.txt',
  'a picture': '/icon.svg',
};

onEachHost(hostsWithRules, (_, port) => {
  for (const [kind, path] of Object.entries(kinds)) {
    test(`${kind} has each security header once`, async () => {
      const { headers } = await request(port(), path);
      for (const [name, value] of securityHeaders) {
        expect.soft(headers[name.toLowerCase()], name).toBe(value);
      }
      expect.soft(headers.server ?? '').not.toMatch(/\d/);
    });
  }

  test('hashed files are immutable, and everything else is revalidated', async () => {
    const cacheControlOf = async (path: string) => (await request(port(), path)).headers['cache-control'];
    expect.soft(await cacheControlOf(hashed)).toBe(caching.hashed);
    for (const path of ['/lite/', '/lite.txt', '/search/index.json', '/robots.txt', '/no/such/page', '/lite']) {
      expect.soft(await cacheControlOf(path), path).toBe(caching.others);
    }
    expect.soft(await cacheControlOf('/_next/static/chunks/of-the-last-deploy.js')).toBe(caching.others);
  });

  test('returns 304 for unchanged files', async () => {
    for (const path of ['/lite/', hashed]) {
      const { headers } = await request(port(), path);
      const again = await request(port(), path, { headers: { 'if-none-match': headers.etag ?? '' } });
      expect.soft([again.status, again.bytes.length], path).toEqual([304, 0]);
      expect.soft(again.headers['cache-control'], path).toBe(headers['cache-control']);
    }
  });

  test('files have the right content types', async () => {
    const types = {
      '/lite/': 'text/html; charset=utf-8',
      '/lite.txt': 'text/plain; charset=utf-8',
      '/env/lite.env': 'text/plain; charset=utf-8',
      '/openapi.yaml': 'application/yaml',
      '/manifest.webmanifest': 'application/manifest+json',
      '/icon.svg': 'image/svg+xml',
      [hashed]: /^(?:text|application)\/javascript(?:; charset=utf-8)?$/,
    };
    for (const [path, type] of Object.entries(types)) {
      const response = await request(port(), path);
      expect.soft([path, response.status]).toEqual([path, 200]);
      expect
        .soft(response.type.toLowerCase(), path)
        .toEqual(typeof type === 'string' ? type : expect.stringMatching(type));
    }
  });

  test('returns 206 for a range of a file, and 416 for a range past its end', async () => {
    const whole = readFileSync(join(out, hashed));
    const part = await request(port(), hashed, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
    expect(part.bytes).toEqual(whole.subarray(10, 20));
    expect(await request(port(), hashed, { headers: { range: `bytes=${whole.length}-` } })).toMatchObject({
      status: 416,
    });
  });

  test('HEAD returns the same as GET, without the body', async () => {
    for (const path of Object.values(kinds)) {
      const [get, head] = await Promise.all([request(port(), path), request(port(), path, { method: 'HEAD' })]);
      expect
        .soft([head.status, head.type, head.location, head.bytes.length], path)
        .toEqual([get.status, get.type, get.location, 0]);
    }
  });

  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    test(`returns 405 for ${method} at every address`, async () => {
      for (const path of ['/lite/', '/lite', '/no/such/page', hashed]) {
        const { status, headers } = await request(port(), path, { method });
        const allowed = headers.allow?.split(',').map((name) => name.trim());
        expect.soft([path, status, allowed?.filter(Boolean)]).toEqual([path, 405, ['GET', 'HEAD']]);
      }
    });
  }

  test('returns 404 for files that only hosts need', async () => {
    for (const path of ['/.nojekyll', '/.htaccess', '/site.json', '/404.html', '/404', '/lite.html.br']) {
      expect.soft(await request(port(), path), path).toMatchObject({ status: 404 });
    }
  });

  test('rejects malformed requests and responds to the next one', async () => {
    const malformed = [
      'GET / HTTP/9.9\r\n\r\n',
      'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n',
      'GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n',
      'NONSENSE\r\n\r\n',
    ];
    for (const bytes of malformed) {
      const status = Number(/^HTTP\/1\.\d (\d+)/.exec(await sendRaw(port(), bytes))?.[1] ?? 400);
      expect.soft(status, JSON.stringify(bytes)).toBeGreaterThanOrEqual(400);
      expect.soft(status, JSON.stringify(bytes)).toBeLessThan(506);
    }
    expect(await request(port(), '/')).toMatchObject({ status: 200 });
  });
});

/** Sends bytes unchanged, and returns everything that the server sends until it closes the connection. */
async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).setTimeout(3000, () => socket.destroy());
  socket.end(bytes);
  return text(socket).catch(() => '');
}
