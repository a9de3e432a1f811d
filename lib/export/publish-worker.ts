import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerPath } from '@/lib/browser/service-worker/cache-name';
import { bundle } from '@/lib/export/bundle/bundle';
import { bundleControls } from '@/lib/export/bundle/bundle-controls';
import { pageScriptsOf } from '@/lib/export/bundle/page-scripts';
import { indexName } from '@/lib/search/index/format';
import { buildIdOf } from '@/lib/site/build-id.mjs';
import { env } from '@/lib/site/env';
import type { Route } from '@/lib/site/manifest/routes';
import { searchPath } from '@/lib/site/paths';
import { publishOfflineList } from './publish-offline-list';

/** Publishes the service worker, and the list of files in an offline copy, after all of them have been written. */
export async function publishWorker(root: string, out: string, routes: readonly Route[]): Promise<void> {
  const build = buildIdOf(root);
  await publishOfflineList(out, routes, build);
  const { search, ...scripts } = pageScriptsOf(await bundleControls(root));
  const [worker] = await bundle(root, {
    input: { worker: 'lib/browser/service-worker/worker.ts' },
    output: { format: 'iife', codeSplitting: false },
    define: {
      BUILD_ID: JSON.stringify(build),
      PAGE_SCRIPTS: JSON.stringify(scripts),
      // A hosted search doesn't work offline. The index is last, so that a cache with it has everything.
      SEARCH_PATHS: JSON.stringify(env.docsearch ? [] : [searchPath, ...search, `/search/${indexName}?${build}`]),
      REDIRECTS: JSON.stringify(
        Object.fromEntries(routes.flatMap((route) => (route.kind === 'redirect' ? [[route.path, route.to]] : []))),
      ),
    },
  });
  writeFileSync(join(out, workerPath), worker?.code ?? '');
}
