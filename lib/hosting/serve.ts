import type { HostDescription } from './describe-host';

/**
 * Returns the description as `serve.json` for the `serve` package. That server's own redirects and its `cleanUrls` drop
 * the query, so nothing redirects here: each URL shows its page, and the page canonicalizes the URL. The server tries
 * rewrites one by one on each request, so there's one per path depth instead of one per URL. Under a base path such as
 * `/docs`, serve the folder that contains the export as `docs`, and pass this file with `--config`.
 */
export function serveJson({ basePath, pages, folders, moved }: HostDescription): string {
  const addresses = [...pages, ...folders].map(({ address }) => address).concat(moved.map(({ from }) => from));
  const depths = addresses.map((address) => address.slice(basePath.length).split('/').filter(Boolean).length);
  const rewrites = Array.from({ length: depths.reduce((most, depth) => Math.max(most, depth), 0) }, (_, index) => {
    const source = `${basePath}${Array.from({ length: index + 1 }, (__, segment) => `/:s${segment + 1}`).join('')}`;
    return { source, destination: `${source}.html` };
  });
  // The remaining rules also apply to a rewritten path: `/` becomes `/index`, which becomes `/index.html`.
  const root = { source: basePath || '/', destination: `${basePath}/index` };
  return `${JSON.stringify({ cleanUrls: false, directoryListing: false, rewrites: [root, ...rewrites] }, null, 2)}\n`;
}
