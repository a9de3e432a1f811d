import type { SearchEngine } from '@/lib/search/engine';
import { openSiteIndex } from '@/lib/search/site-engine';
import { env } from '@/lib/site/env';
import { firstServing, once } from './first-serving';
import { loadIndexFile } from './index-files';

const { docsearch } = env;

/** The tag of the version that the page is of. */
const versionTag = () =>
  document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]')?.content ?? null;

const site = once(async () => openSiteIndex(loadIndexFile));

// Without settings, the bundler leaves the hosted engine out.
const hosted = docsearch
  ? [
      once(async () => {
        const { openHostedEngine } = await import('@/lib/search/hosted/hosted-engine');
        return openHostedEngine(docsearch, versionTag);
      }),
    ]
  : [];

/** The engine of this site: the hosted service where it is set up, with the site's own index behind it; else the index alone. */
export const engine: SearchEngine = firstServing([...hosted, site]);
