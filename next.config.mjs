// @ts-check
import { join } from 'node:path';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { basePath } from './lib/site/base-path.mjs';
import { buildIdOf } from './lib/site/build-id.mjs';
import { isSearchHosted } from './lib/site/hosted-search.mjs';

/**
 * Turbopack passes only plain data to its loaders, so the plugins (`lib/content/mdx/plugins.ts`) are listed by path.
 */
const withMDX = createMDX({
  options: {
    // rehype-tables turns the alignment attribute into a class, because the built pages have no `style` attributes.
    tableCellAlignToStyle: false,
    remarkPlugins: [join(import.meta.dirname, 'lib/content/mdx/remark-preset.mjs')],
    rehypePlugins: [join(import.meta.dirname, 'lib/content/mdx/rehype-preset.mjs')],
  },
});

/**
 * Compiles a page in development only when it's requested, because the first page would otherwise wait for all of them.
 *
 * @param {import('next').NextConfig} config
 * @returns {import('next').NextConfig}
 */
const withLazyPages = (config) => {
  const page = { loaders: ['./lib/content/mdx/page-loader.mjs'], as: '*.js' };
  return { ...config, turbopack: { ...config.turbopack, rules: { ...config.turbopack?.rules, '*.mdx': page } } };
};

/**
 * Settings for clean builds. Nothing is stored for the next build, and there are no source maps, which saves a tenth of
 * the time. Pages aren't rendered a second time to measure their parts either, which saves a quarter of the rendering
 * time. In return, the router makes two more requests for a page, each under 1 KB and in parallel with the others, and
 * page changes are no slower.
 */
const buildOnly = {
  turbopackFileSystemCacheForBuild: false,
  turbopackSourceMaps: false,
  turbopackInputSourceMaps: false,
  prefetchInlining: false,
};

/**
 * Configures Next. The build exports to `out/`, which only the build phase sets, because `next dev` would otherwise
 * respond to an unknown address with an error instead of the not-found page. `lib/next-internals/preview-folder.ts`
 * creates what `next start` serves.
 *
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) {
    console.error(
      "This folder can't be served by `next start`; run `npm run preview`, or `npm start` for the last build.",
    );
    process.exit(1);
  }
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  const withPages = isDevelopment ? withLazyPages : withMDX;
  return withPages({
    ...(basePath ? { basePath } : {}),
    ...(phase === PHASE_PRODUCTION_BUILD ? { output: 'export', experimental: buildOnly } : {}),
    // Routes that only development needs.
    pageExtensions: ['ts', 'tsx', ...(isDevelopment ? ['dev.ts'] : [])],
    compiler: { define: { isSearchHosted } },
    generateBuildId: () => buildIdOf(import.meta.dirname),
    skipTrailingSlashRedirect: true,
    poweredByHeader: false,
    turbopack: {
      rules: {
        '**/create-initial-router-state.js': { loaders: ['./lib/next-internals/hashless-route.mjs'] },
        '**/doctor/known-keys.ts': { loaders: ['./lib/export/bundle/known-keys-loader.mjs'] },
      },
    },
    agentRules: false,
    // Not bundled, because bundling them took a tenth of a small build's time, and no reader downloads them.
    serverExternalPackages: ['rolldown', 'hast-util-to-html', 'hastscript', 'yaml', 'zod'],
    // `npm run types` checks the whole project as part of `npm test`, so a build doesn't need to.
    typescript: { ignoreBuildErrors: true },
  });
}
