// @ts-check
import createMDX from '@next/mdx';
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { mdxOptions } from './lib/mdx/plugins.mjs';
import { basePath } from './lib/site/base-path.mjs';
import { buildIdOf } from './lib/site/build-id.mjs';

const withMDX = createMDX({ options: mdxOptions });

/**
 * The build exports to `out/`. `next start` refuses to run while an export is configured, so only the build phase says
 * so; the server phase shows the same files by rewriting addresses without an extension to them.
 *
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  return withMDX({
    ...(basePath ? { basePath } : {}),
    ...(phase === PHASE_PRODUCTION_BUILD ? { output: 'export' } : {}),
    ...(phase === PHASE_PRODUCTION_SERVER ? { rewrites: serveExport } : {}),
    generateBuildId: () => buildIdOf(import.meta.dirname),
    skipTrailingSlashRedirect: true,
    poweredByHeader: false,
    agentRules: false,
    // `npm run types` checks the whole project, and `npm test` runs it: a build need not do so again.
    typescript: { ignoreBuildErrors: true },
  });
}

/** Shows `x.html` for `/x`, `/x/` and the forms with `index`. */
async function serveExport() {
  return {
    beforeFiles: [
      { source: '/', destination: '/index.html' },
      { source: '/:path((?:.*/)?[^/.]+)/', destination: '/:path.html' },
      { source: '/:path((?:.*/)?[^/.]+)', destination: '/:path.html' },
    ],
    afterFiles: [],
    fallback: [],
  };
}
