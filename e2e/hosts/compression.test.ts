import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { out } from '@/e2e/support/built-site';
import { linkTree } from '@/e2e/support/copy-tree';
import { compressFile } from '@/lib/hosting/compress-file';
import { caching, securityHeaders } from '@/lib/hosting/headers';
import { filesBelow } from '@/lib/programs/files-below';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { hostsOfFolders } from './all-hosts';
import { request } from './request';
import { runHost } from './run-host';

/** A script that's large enough to be compressed. */
const script =
  filesBelow(out).find(
    (file) => /^_next\/static\/chunks\/.*\.js$/.test(file) && statSync(join(out, file)).size > 10_000,
  ) ?? '';
/** Addresses whose files are compressed, with the file and its type. */
const compressed = {
  '/lite/': { file: 'lite.html', type: /^text\/html/ },
  '/lite/updating': { file: 'lite/updating.html', type: /^text\/html/ },
  '/no/such/page': { file: '404.html', type: /^text\/html/ },
  '/lite.txt': { file: 'lite.txt', type: /^text\/plain/ },
  '/openapi.yaml': { file: 'openapi.yaml', type: /^application\/yaml/ },
  [`/${script}`]: { file: script, type: /javascript/ },
};
const decompress = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
const folder = temporaryFolder({}, afterAll);

beforeAll(async () => {
  linkTree(out, join(folder, 'out'));
  for (const { file } of Object.values(compressed)) {
    await compressFile(join(folder, 'out', file));
  }
});

describe.each(hostsOfFolders)('compressed files on $name', (host) => {
  const port = runHost(host, () => host.start(join(folder, 'out')));

  test.each([
    { accept: 'gzip, deflate, br, zstd', coding: host.compressions[0] },
    { accept: 'gzip', coding: 'gzip' },
    { accept: 'identity', coding: undefined },
  ] as const)('are served as $coding to clients that accept $accept', async ({ accept, coding }) => {
    for (const [path, { file, type }] of Object.entries(compressed)) {
      const response = await request(port(), path, { headers: { 'accept-encoding': accept } });
      expect.soft(response.headers['content-encoding'], path).toBe(coding);
      expect.soft(response.type, path).toMatch(type);
      if (coding) {
        expect.soft(response.headers.vary?.toLowerCase(), path).toContain('accept-encoding');
      }
      const bytes = readFileSync(join(out, file));
      expect.soft(decompress[coding ?? 'none'](response.bytes).equals(bytes), path).toBe(true);
    }
  });

  test('have the same headers as the uncompressed file', async () => {
    const requestCompressed = (path: string) => request(port(), path, { headers: { 'accept-encoding': 'br, gzip' } });
    const { headers } = await requestCompressed(`/${script}`);
    expect(headers['cache-control']).toBe(caching.hashed);
    expect((await requestCompressed('/lite/')).headers['cache-control']).toBe(caching.others);
    for (const [name, value] of securityHeaders) {
      expect.soft(headers[name.toLowerCase()], name).toBe(value);
    }
  });

  test('have no address of their own', async () => {
    for (const path of ['/lite.html.br', '/lite.html.gz', `/${script}.br`, '/openapi.yaml.gz']) {
      expect.soft(await request(port(), path), path).toMatchObject({ status: 404 });
    }
  });
});
