import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { versions } from '@/content/versions';
import { routesOf } from '@/lib/site/manifest/routes';
import { stemOf } from '@/lib/site/paths.mjs';
import { shownBy, shownFor } from './describe-page';
import { outFolder } from './emitted';
import { onEachHost } from './on-each-host';
import { ask, follow } from './request';

const unknown = [
  '/no/such/page',
  '/lite/nothing',
  '/lite/nothing/',
  '/lite/installation/docker/x',
  '/no-such.txt',
  '/no-such.png',
];
const outside = [
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/',
  '/../../../../etc/passwd',
  '/lite/..%2f..%2f..%2fetc/passwd',
  '/%',
];
const routes = routesOf(versions);

onEachHost((host, port) => {
  test('an unknown address has status 404', async () => {
    for (const path of unknown) {
      expect(await ask(port(), path), path).toMatchObject({ status: 404 });
    }
  });

  test(`an unknown address shows ${host.own.notFoundPage ? "the host's own page" : 'the not-found page'}`, async () => {
    for (const path of unknown) {
      const { body } = await ask(port(), path);
      const isOwn = host.own.notFoundPage !== undefined && body.includes(host.own.notFoundPage);
      expect(isOwn ? 'not-found' : shownBy(body), path).toBe('not-found');
    }
  });

  test('no folder of the export shows a listing of its files', async () => {
    // Folders named "index" contain copies of pages, for hosts that treat an address such as x/index as a folder.
    const folders = readdirSync(outFolder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && entry.name !== 'index',
    );
    for (const entry of folders) {
      const folder = relative(outFolder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
      const route = routes.get(stemOf(folder));
      const { status, body } = await follow(port(), `/${folder}/`);
      if (!route) {
        expect.soft(status === 404 ? 'not-found' : shownBy(body), folder).toBe('not-found');
      } else if (route.kind === 'folder') {
        expect.soft(shownBy(body), folder).toBe(shownFor(route));
      }
      if (host.hasRules && (!route || route.kind === 'folder')) {
        expect.soft(status, folder).toBe(404);
      }
    }
  });

  test('no address leads out of the export', async () => {
    for (const path of outside) {
      const { status, body } = await ask(port(), path);
      expect.soft(status >= 300 && status < 500 ? 'refused' : shownBy(body), path).toMatch(/^(refused|page \/)$/);
      expect.soft(body, path).not.toMatch(/^root:/m);
    }
  });

  test('an address that is far too long is refused', async () => {
    for (const length of [300, 9000]) {
      const { status } = await ask(port(), `/${'x'.repeat(length)}`);
      expect.soft([404, 414, 431, host.own.longAddressStatus], `${length} characters`).toContain(status);
    }
    expect(await ask(port(), '/')).toMatchObject({ status: 200 });
  });
});
