import type { SearchEngine } from '@/lib/search/engine';
import { openSiteIndex } from '@/lib/search/site-engine';
import { env } from '@/lib/site/env';
import { loadIndexFile } from './index-files';

const versionTag = () =>
  document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]')?.content ?? null;

const settings = env.docsearch;

/** The hosted index if one is configured, otherwise the site's own. The bundler leaves out the one that isn't used. */
export const engine: SearchEngine = settings
  ? {
      async search(question, signal) {
        const { openHostedEngine } = await import('@/lib/search/hosted/hosted-engine');
        return openHostedEngine(settings, versionTag).search(question, signal);
      },
    }
  : openSiteIndex(loadIndexFile);

/** Loads the index before the first query. */
export async function prefetchIndex(): Promise<void> {
  await engine.search({ text: '', limit: 0, near: {}, only: { editions: [], sections: [], versions: [] } });
}
