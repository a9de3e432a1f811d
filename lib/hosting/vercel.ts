import type { HostDescription } from './describe-host';
import { acceptsMarkdown, caching, type Header, hashedFolder, pageLinks, securityHeaders } from './headers';

/**
 * Returns the description as `vercel.json` for a deployment of the exported folder. Under a base path such as `/docs`,
 * deploy a folder that contains the export as `docs`. A file at a URL takes precedence over rewrites, so assistants
 * that ask for Markdown are redirected to it.
 */
export function vercelJson({ basePath, pages, moved }: HostDescription): string {
  const described = pages.flatMap(({ address, markdown }) => (markdown ? [{ address, markdown }] : []));
  const has = [{ type: 'header', key: 'accept', value: `.*${acceptsMarkdown}.*` }];
  const negotiated = described.map(({ address, markdown }) => ({
    source: address,
    has,
    destination: basePath + markdown,
    statusCode: 302,
  }));
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: false,
    redirects: [...moved.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })), ...negotiated],
    rewrites: pages.map(({ address, file }) => ({ source: address, destination: basePath + file })),
    headers: [
      headerRule('/(.*)', securityHeaders),
      headerRule(`${basePath}${hashedFolder}(.*)`, [['Cache-Control', caching.hashed]]),
      ...described.map(({ address, markdown }) =>
        headerRule(address, [
          ['Vary', 'Accept'],
          ['Link', pageLinks(basePath, markdown)],
        ]),
      ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function headerRule(source: string, headers: readonly Header[]) {
  return { source, headers: headers.map(([key, value]) => ({ key, value })) };
}
