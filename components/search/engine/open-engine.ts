import type { SearchEngine } from '@/lib/search/engine';
import { openHostedEngine } from '@/lib/search/hosted/hosted-engine';
import { openSiteEngine } from '@/lib/search/site-engine';
import type { DocSearchSettings } from '@/lib/site/docsearch';
import { env } from '@/lib/site/env';
import { loadIndexFile } from './index-files';

/**
 * The hosted index if one is configured, otherwise the site's own. The bundler leaves out the one that isn't used, as
 * long as only `isSearchHosted` decides.
 */
export const engine: SearchEngine = isSearchHosted
  ? openHostedEngine(env.docsearch as DocSearchSettings)
  : openSiteEngine(loadIndexFile);

/** Loads the index before the first query. */
export async function prefetchIndex(): Promise<void> {
  await engine.search({ text: '', limit: 0, near: {}, only: { editions: [], sections: [], versions: [] } });
}
