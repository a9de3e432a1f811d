import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { filesBelow } from '@/e2e/support/built-site';
import { skipIfUnavailable } from '@/e2e/support/skip-if-unavailable';
import { test } from '@/e2e/support/test';
import { compressFile } from '@/lib/hosting/compress-file';
import { caching, securityHeaders } from '@/lib/hosting/headers';
import type { RunningServer } from '@/lib/programs/run-server';
import { linkTree } from '@/lib/scripts/build/copy-tree';
import { outFolder } from './emitted';
import { hostsWithRules } from './on-each-host';
import { request } from './request';

/** A script that's large enough to be compressed. */
const script =
  filesBelow(outFolder).find(
    (file) => /^_next\/static\/chunks\/.*\.js$/.test(file) && statSync(join(outFolder, file)).size > 10_000,
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

for (const host of hostsWithRules) {
  test.describe(`compressed files on ${host.name}`, () => {
    let server: RunningServer | undefined;
    let folder = '';
    test.beforeAll(async () => {
      test.setTimeout(60_000);
      skipIfUnavailable(host.skipReason());
      folder = mkdtempSync(join(tmpdir(), 'docs-compressed-'));
      // Apache reads files as another user.
      chmodSync(folder, 0o755);
      linkTree(outFolder, join(folder, 'out'));
      for (const { file } of Object.values(compressed)) {
        await compressFile(join(folder, 'out', file));
      }
      server = await host.start(join(folder, 'out'));
    });
    test.afterAll(async () => {
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const cases = [
      { accept: 'gzip, deflate, br, zstd', coding: host.compressions[0] },
      { accept: 'gzip', coding: 'gzip' },
      { accept: 'identity', coding: undefined },
    ] as const;
    for (const { accept, coding } of cases) {
      test(`are served as ${coding ?? 'plain files'} to clients that accept ${accept}`, async () => {
        for (const [path, { file, type }] of Object.entries(compressed)) {
          const response = await request(server?.port ?? 0, path, { headers: { 'accept-encoding': accept } });
          expect.soft(response.headers['content-encoding'], path).toBe(coding);
          expect.soft(response.type, path).toMatch(type);
          if (coding) {
            expect.soft(response.headers.vary?.toLowerCase(), path).toContain('accept-encoding');
          }
          const bytes = readFileSync(join(outFolder, file));
          expect.soft(decompress[coding ?? 'none'](response.bytes).equals(bytes), path).toBe(true);
        }
      });
    }

    test('have the same headers as the uncompressed file', async () => {
      const requestCompressed = (path: string) =>
        request(server?.port ?? 0, path, { headers: { 'accept-encoding': 'br, gzip' } });
      const { headers } = await requestCompressed(`/${script}`);
      expect(headers['cache-control']).toBe(caching.hashed);
      expect((await requestCompressed('/lite/')).headers['cache-control']).toBe(caching.others);
      for (const [name, value] of securityHeaders) {
        expect.soft(headers[name.toLowerCase()], name).toBe(value);
      }
    });

    test('have no address of their own', async () => {
      for (const path of ['/lite.html.br', '/lite.html.gz', `/${script}.br`, '/openapi.yaml.gz']) {
        expect.soft(await request(server?.port ?? 0, path), path).toMatchObject({ status: 404 });
      }
    });
  });
}
