import type { HostDescription } from './describe-host';

/**
 * The description as `serve.json` for the `serve` package. That server's own redirects and its `cleanUrls` drop the query, so nothing
 * redirects here: each address shows its page, and the page settles its address. Its rewrites are tried one by one for each request,
 * so there is one for each depth of address instead of one for each address. Below a base path such as `/docs`, serve the folder that
 * holds the export as `docs`, and name this file with `--config`.
 */
export function serveJson({ basePath, pages, folders, moved }: HostDescription): string {
  const addresses = [...pages, ...folders].map(({ address }) => address).concat(moved.map(({ from }) => from));
  const depth = addresses.reduce((most, address) => Math.max(most, segmentsBelow(basePath, address)), 0);
  const rewrites = Array.from({ length: depth }, (_, index) => {
    const source = `${basePath}${Array.from({ length: index + 1 }, (__, segment) => `/:s${segment + 1}`).join('')}`;
    return { source, destination: `${source}.html` };
  });
  // A rewritten path is rewritten again by the rules that are left: `/` becomes `/index`, and that `/index.html`.
  const root = { source: basePath || '/', destination: `${basePath}/index` };
  return `${JSON.stringify({ cleanUrls: false, directoryListing: false, rewrites: [root, ...rewrites] }, null, 2)}\n`;
}

function segmentsBelow(basePath: string, address: string): number {
  return address.slice(basePath.length).split('/').filter(Boolean).length;
}
