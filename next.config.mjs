// @ts-check
import createMDX from '@next/mdx';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { mdxOptions } from './lib/mdx/plugins.mjs';
import { basePath } from './lib/site/base-path.mjs';
import { buildIdOf } from './lib/site/build-id.mjs';

const withMDX = createMDX({ options: mdxOptions });

/**
 * What a build from nothing does without. It keeps nothing for the next one, and ships no maps of sources: a tenth of its time. And it does
 * not render each part of a page once more to weigh it, which is a quarter of the rendering; the router then asks for a page in two
 * requests more, each of less than a kilobyte and beside the others, and page changes are no slower (`npm run bench:nav`).
 */
const buildOnly = {
  turbopackFileSystemCacheForBuild: false,
  turbopackSourceMaps: false,
  turbopackInputSourceMaps: false,
  prefetchInlining: false,
};

/**
 * The build exports to `out/`; only the build phase says so, because `next dev` would otherwise answer an unknown address with an
 * error in place of the not-found page. What `next start` shows is made in `lib/build/preview-folder.ts`.
 *
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  return withMDX({
    ...(basePath ? { basePath } : {}),
    ...(phase === PHASE_PRODUCTION_BUILD ? { output: 'export', experimental: buildOnly } : {}),
    generateBuildId: () => buildIdOf(import.meta.dirname),
    skipTrailingSlashRedirect: true,
    poweredByHeader: false,
    turbopack: {
      rules: { '**/create-initial-router-state.js': { loaders: ['./lib/next-internals/hashless-route.mjs'] } },
    },
    agentRules: false,
    // Loaded as they are while pages are exported: bundling them took a tenth of a small build, and no reader gets them.
    serverExternalPackages: ['rolldown', 'hast-util-to-html', 'hastscript', 'yaml', 'zod'],
    // `npm run types` checks the whole project, and `npm test` runs it: a build need not do so again.
    typescript: { ignoreBuildErrors: true },
  });
}
