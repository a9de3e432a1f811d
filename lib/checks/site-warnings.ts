import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiSource } from '@/lib/content/api/source';
import type { PageParts } from '@/lib/content/html/page-parts';
import type { Fault } from '@/lib/content/pages/fault';
import { blockSources, contentFolder, fileOf } from '@/lib/content/pages/folder';
import { basePath } from '@/lib/site/base-path.mjs';
import { isOfferedDownload } from '@/lib/site/downloads.mjs';
import type { Route, RouteTable } from '@/lib/site/manifest/routes';
import type { Version } from '@/lib/site/manifest/types';
import { duplicateRoutes } from './duplicate-routes';
import { lineOfLink } from './line-of-link';
import { type LinkFaultKind, type LinkTargets, linkFaultOf } from './link-faults';
import { operationPageFaults } from './openapi-operations';
import { placeholderFaults } from './placeholder-faults';

/**
 * A problem that the build reports without failing (specification, section 5, and also placeholders and operations).
 */
export type Warning = Fault & { readonly kind: LinkFaultKind | 'duplicate route' | 'placeholder' | 'operation' };

/** A built site, as input for the checks. */
export type BuiltSite = {
  /** The project's root folder. */
  readonly root: string;
  readonly versions: readonly Version[];
  readonly routes: RouteTable;
  readonly parts: ReadonlyMap<Route, PageParts>;
};

/** Returns all warnings about a built site. */
export function siteWarnings({ root, versions, routes, parts }: BuiltSite): Warning[] {
  const idsByPath = new Map([...parts].map(([route, { ids }]) => [route.path, ids]));
  const targets: LinkTargets = {
    routes,
    idsAt: (path) => idsByPath.get(path),
    hasFile: (path) => isOfferedDownload(path) || existsSync(join(root, 'out', decodeURI(path))),
  };
  const pages = [...routes.values()].flatMap((route) =>
    route.kind === 'page' ? [fileOf(route.version, route.doc.id)] : [],
  );
  const sources = [...pages, ...blockSources(root)].map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
  const shown = new Set([...parts.values()].flatMap(({ placeholders }) => [...placeholders]));
  const api = openapiSource(root);
  const operations = api === null || 'faults' in api ? [] : operationPageFaults(api, routes);
  return [
    ...duplicateRoutes(versions).map((fault): Warning => ({ ...fault, kind: 'duplicate route' })),
    ...[...parts].flatMap(([route, { links }]) => linkWarnings(root, route, links, targets)),
    ...placeholderFaults(sources, shown).map((fault): Warning => ({ ...fault, kind: 'placeholder' })),
    ...operations.map((fault): Warning => ({ ...fault, kind: 'operation' })),
  ];
}

function linkWarnings(root: string, route: Route, links: readonly string[], targets: LinkTargets): Warning[] {
  return links.flatMap((link) => {
    const href = link.startsWith(`${basePath}/`) ? link.slice(basePath.length) : link;
    const fault = linkFaultOf(href, route.path, targets);
    return fault ? [{ ...fault, ...placeOf(root, route, href) }] : [];
  });
}

/** Returns where a link is written: in the page's file, or in the manifest for a URL without a file. */
function placeOf(root: string, route: Route, href: string): Pick<Fault, 'file' | 'line'> {
  if (route.kind !== 'page') {
    return { file: `${contentFolder}/manifest.ts`, line: null };
  }
  const file = fileOf(route.version, route.doc.id);
  return { file, line: lineOfLink(readFileSync(join(root, file), 'utf8'), file, href) };
}
