import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerPath } from '@/lib/browser/service-worker/cache-name';
import { bundle } from '@/lib/export/bundle/bundle';
import { type EarlyScriptBundle, scriptsFolder } from '@/lib/export/bundle/bundle-early-script';
import { filesBelow } from '@/lib/programs/files-below';
import { indexName } from '@/lib/search/index/format';
import { buildIdOf } from '@/lib/site/build-id.mjs';
import { env } from '@/lib/site/env';
import type { Route } from '@/lib/site/manifest/routes';
import { searchPath } from '@/lib/site/paths';
import { publishOfflineList } from './publish-offline-list';

/** Publishes the service worker, and the list of files in an offline copy, after all of them have been written. */
export async function publishWorker(
  root: string,
  out: string,
  routes: readonly Route[],
  { entry, files }: EarlyScriptBundle,
): Promise<void> {
  const build = buildIdOf(root);
  await publishOfflineList(out, routes, build);
  const onDemand = [...files.keys()].filter((name) => name !== entry).map((name) => `/${scriptsFolder}/${name}`);
  const [worker] = await bundle(root, {
    input: { worker: 'lib/browser/service-worker/worker.ts' },
    output: { format: 'iife', codeSplitting: false },
    define: {
      BUILD_ID: JSON.stringify(build),
      PAGE_SCRIPTS: JSON.stringify(onDemand),
      // A hosted search doesn't work offline. The index is last, so that a cache with it has everything.
      SEARCH_PATHS: JSON.stringify(
        env.docsearch ? [] : [searchPath, ...searchChunks(out), `/search/${indexName}?${build}`],
      ),
      REDIRECTS: JSON.stringify(
        Object.fromEntries(routes.flatMap((route) => (route.kind === 'redirect' ? [[route.path, route.to]] : []))),
      ),
    },
  });
  writeFileSync(join(out, workerPath), worker?.code ?? '');
}

/**
 * Returns the paths of Next's scripts with the search engine, by an error of `components/search/engine/index-files.ts`.
 */
function searchChunks(out: string): readonly string[] {
  const folder = '_next/static/chunks';
  const chunks = filesBelow(join(out, folder)).filter((file) =>
    readFileSync(join(out, folder, file), 'utf8').includes('The search index file'),
  );
  if (chunks.length === 0) {
    throw new Error('No script contains the search engine, so the search would not work offline.');
  }
  return chunks.map((file) => `/${folder}/${file}`);
}
