import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { filesBelow } from '@/e2e/support/built-site';
import { caching, securityHeaders } from '@/lib/hosting/headers';
import { outFolder } from './emitted';
import { onEachHostWithRules } from './on-each-host';
import { ask } from './request';

const hashed = `/${filesBelow(outFolder).find((file) => /^_next\/static\/chunks\/.*\.js$/.test(file))}`;

const kinds = {
  'a page': '/lite/',
  'a redirect': '/lite',
  'a page that is not there': '/no/such/page',
  'a script': hashed,
  'a payload': '/lite.txt',
  'a picture': '/icon.svg',
};

onEachHostWithRules((_, port) => {
  for (const [kind, path] of Object.entries(kinds)) {
    test(`${kind} comes with every security header, once`, async () => {
      const { headers } = await ask(port(), path);
      for (const [name, value] of securityHeaders) {
        expect.soft(headers[name.toLowerCase()], name).toBe(value);
      }
      expect.soft(headers.server ?? '').not.toMatch(/\d/);
    });
  }

  test('what has its hash in its name is kept for good; all else is asked about again', async () => {
    const of = async (path: string) => (await ask(port(), path)).headers['cache-control'];
    expect.soft(await of(hashed)).toBe(caching.hashed);
    for (const path of ['/lite/', '/lite.txt', '/search/index.json', '/robots.txt', '/no/such/page', '/lite']) {
      expect.soft(await of(path), path).toBe(caching.others);
    }
    expect.soft(await of('/_next/static/chunks/of-the-last-deploy.js')).toBe(caching.others);
  });

  test('a file that has not changed is not sent again', async () => {
    for (const path of ['/lite/', hashed]) {
      const { headers } = await ask(port(), path);
      const again = await ask(port(), path, { headers: { 'if-none-match': headers.etag ?? '' } });
      expect.soft([again.status, again.bytes.length], path).toEqual([304, 0]);
      expect.soft(again.headers['cache-control'], path).toBe(headers['cache-control']);
    }
  });

  test('files have the type that browsers and readers’ tools need', async () => {
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
      const answer = await ask(port(), path);
      expect.soft([path, answer.status]).toEqual([path, 200]);
      expect
        .soft(answer.type.toLowerCase(), path)
        .toEqual(typeof type === 'string' ? type : expect.stringMatching(type));
    }
  });

  test('a part of a file can be had, and one behind its end cannot', async () => {
    const whole = readFileSync(join(outFolder, hashed));
    const part = await ask(port(), hashed, { headers: { range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
    expect(part.bytes).toEqual(whole.subarray(10, 20));
    expect(await ask(port(), hashed, { headers: { range: `bytes=${whole.length}-` } })).toMatchObject({ status: 416 });
  });

  test('HEAD says what GET says, without the body', async () => {
    for (const path of Object.values(kinds)) {
      const [get, head] = await Promise.all([ask(port(), path), ask(port(), path, { method: 'HEAD' })]);
      expect
        .soft([head.status, head.type, head.location, head.bytes.length], path)
        .toEqual([get.status, get.type, get.location, 0]);
    }
  });

  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    test(`${method} is refused everywhere`, async () => {
      for (const path of ['/lite/', '/lite', '/no/such/page', hashed]) {
        const { status, headers } = await ask(port(), path, { method });
        const allowed = headers.allow?.split(',').map((name) => name.trim());
        expect.soft([path, status, allowed?.filter(Boolean)]).toEqual([path, 405, ['GET', 'HEAD']]);
      }
    });
  }

  test('what is for hosts only answers at no address', async () => {
    for (const path of [
      '/serve.json',
      '/.nojekyll',
      '/.htaccess',
      '/.git/config',
      '/404.html',
      '/404',
      '/lite.html.br',
    ]) {
      expect.soft(await ask(port(), path), path).toMatchObject({ status: 404 });
    }
  });

  test('a request that is none is refused, and the next one answered', async () => {
    const wrong = [
      'GET / HTTP/9.9\r\n\r\n',
      'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n',
      'GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n',
      'NONSENSE\r\n\r\n',
    ];
    for (const request of wrong) {
      const status = Number(/^HTTP\/1\.\d (\d+)/.exec(await sendRaw(port(), request))?.[1] ?? 400);
      expect.soft(status, JSON.stringify(request)).toBeGreaterThanOrEqual(400);
      expect.soft(status, JSON.stringify(request)).toBeLessThan(506);
    }
    expect(await ask(port(), '/')).toMatchObject({ status: 200 });
  });
});

/** Sends bytes unchanged, and returns everything that the server sends until it closes the connection. */
async function sendRaw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).setTimeout(3000, () => socket.destroy());
  socket.end(request);
  return text(socket).catch(() => '');
}
