import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '@/lib/export/bundle/bundle';
import { listPath, type OfflineList, workerPath } from '@/lib/hosting/service-worker/cache-name';
import { filesBelow } from '@/lib/programs/files-below';
import { buildIdOf } from '@/lib/site/build-id.mjs';
import type { Route } from '@/lib/site/manifest/routes';
import { filesOf } from '@/lib/site/paths.mjs';

/** Excluded from offline copies: other forms of pages and their payloads, and files for crawlers and hosts. */
const leftOut =
  /\.(?:atom|html|txt|zip|pdf|sha256)$|^\/(?:serve\.json|sitemap\.xml|opensearch\.xml|mark[^/]*\.svg)$|^\/social\//;

/** Publishes the service worker, and the list of files in an offline copy, after all of them have been written. */
export async function publishWorker(root: string, out: string, routes: readonly Route[]): Promise<void> {
  const build = buildIdOf(root);
  const [worker] = await bundle(root, {
    input: { worker: 'lib/hosting/service-worker/worker.ts' },
    output: { format: 'iife', codeSplitting: false },
    define: {
      BUILD_ID: JSON.stringify(build),
      REDIRECTS: JSON.stringify(
        Object.fromEntries(routes.flatMap((route) => (route.kind === 'redirect' ? [[route.path, route.to]] : []))),
      ),
    },
  });
  writeFileSync(join(out, workerPath), worker?.code ?? '');
  const pages = routes
    .filter(({ kind }) => kind === 'page' || kind === 'search')
    .flatMap(({ path }) => {
      const [page] = filesOf(path, 'html');
      const [payload] = filesOf(path, 'txt');
      return [sizedAs(path, join(out, page)), sizedAs(`/${payload}`, join(out, payload))];
    });
  const files = [...pages, ...filesIn(out)];
  const list: OfflineList = { build, bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0), files };
  writeFileSync(join(out, listPath), JSON.stringify(list));
}

function filesIn(out: string): (readonly [string, number])[] {
  return filesBelow(out)
    .map((file) => `/${file}`)
    .filter((path) => !leftOut.test(path) && path !== workerPath && path !== listPath)
    .map((path) => sizedAs(path, join(out, path)));
}

function sizedAs(path: string, file: string): readonly [string, number] {
  return [path, statSync(file).size];
}
