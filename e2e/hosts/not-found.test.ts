import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { versions } from '@/content/versions';
import { out } from '@/e2e/support/built-site';
import { routesOf } from '@/lib/site/manifest/routes';
import { stemOf } from '@/lib/site/paths';
import { allHosts } from './all-hosts';
import { describeHtml, describeRoute } from './describe-page';
import { onEachHost } from './on-each-host';
import { followRedirects, request } from './request';

const unknown = [
  '/no/such/page',
  '/lite/nothing',
  '/lite/nothing/',
  '/lite/installation/docker/x',
  '/no-such.txt',
  '/no-such.png',
];
const traversals = [
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/',
  '/../../../../etc/passwd',
  '/lite/..%2f..%2f..%2fetc/passwd',
  '/%',
];
const routes = routesOf(versions);

onEachHost(allHosts, (host, port) => {
  test(`returns 404 with ${host.notFoundPage ? "the host's own page" : 'the not-found page'} for unknown addresses`, async () => {
    for (const path of unknown) {
      const { status, body } = await request(port(), path);
      expect(status, path).toBe(404);
      const isOwn = host.notFoundPage !== undefined && body.includes(host.notFoundPage);
      expect(isOwn ? 'not-found' : describeHtml(body), path).toBe('not-found');
    }
  });

  test("doesn't list the files of any folder", async () => {
    // Folders named "index" contain copies of pages, for hosts that treat an address such as x/index as a folder.
    const folders = readdirSync(out, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && entry.name !== 'index',
    );
    for (const entry of folders) {
      const folder = relative(out, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
      const route = routes.get(stemOf(folder));
      const { status, body } = await followRedirects(port(), `/${folder}/`);
      if (!route) {
        expect.soft(status === 404 ? 'not-found' : describeHtml(body), folder).toBe('not-found');
      } else if (route.kind === 'folder') {
        expect.soft(describeHtml(body), folder).toBe(describeRoute(route));
      }
      if (host.hasRules && (!route || route.kind === 'folder')) {
        expect.soft(status, folder).toBe(404);
      }
    }
  });

  test("doesn't serve files from outside of the export", async () => {
    for (const path of traversals) {
      const { status, body } = await request(port(), path);
      expect
        .soft(status >= 300 && status < 500 ? 'rejected' : describeHtml(body), path)
        .toMatch(/^(rejected|page \/)$/);
      expect.soft(body, path).not.toMatch(/^root:/m);
    }
  });

  test('rejects addresses that are too long', async () => {
    for (const length of [300, 9000]) {
      const { status } = await request(port(), `/${'x'.repeat(length)}`);
      expect.soft([404, 414, 431], `${length} characters`).toContain(status);
    }
    expect(await request(port(), '/')).toMatchObject({ status: 200 });
  });
});
