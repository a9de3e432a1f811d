import { startPreview } from '@/lib/scripts/build/start-preview';
import { copySite } from './site-copy';
import { test as base } from './test';
import { twoVersions } from './two-versions';

/** The announcement of the configured site, and the setting that it's from. */
export const announcement = { id: 'Mixpost 5 is here. [Read what is new](/lite/new)', text: 'Mixpost 5 is here.' };

/** The container that the configured site would load. */
export const gtmId = 'GTM-FIXTURE';

const files = {
  ...twoVersions,
  '.env': `NEXT_PUBLIC_GTM_ID=${gtmId}
NEXT_PUBLIC_DOCSEARCH_APP_ID=FIXTURE
NEXT_PUBLIC_DOCSEARCH_API_KEY=search-only
NEXT_PUBLIC_DOCSEARCH_INDEX_NAME=docs
NEXT_PUBLIC_ANNOUNCEMENT=${announcement.id}
`,
};

/**
 * Tests with a copy of the site that uses everything that this one doesn't: two versions, an announcement, a tag
 * manager, and the hosted search. It's built once for all files that use it, and their pages open below it.
 */
export const test = base.extend<object, { readonly configuredUrl: string }>({
  configuredUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const copy = copySite('none');
      try {
        copy.write(files);
        const { status, output } = copy.build();
        if (
          status !== 0 ||
          /Warning, (?:broken Markdown link|broken anchor|duplicate route|broken link: content\/\S+:\d+ )/.test(output)
        ) {
          throw new Error(`The configured copy of the site doesn't build, or has broken links:\n${output}`);
        }
        const { url, stop } = await startPreview({ port: 0, host: '127.0.0.1', root: copy.folder });
        await use(`${url}/`);
        await stop();
      } finally {
        copy.remove();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ configuredUrl }, use) => use(configuredUrl),
});
