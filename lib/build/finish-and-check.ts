import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import { duplicateRoutes } from '@/lib/checks/duplicate-routes';
import { lineOfLink } from '@/lib/checks/line-of-link';
import { type LinkFaultKind, linkFaultOf, type LinkTargets } from '@/lib/checks/link-faults';
import { type PageParts, partsOf } from '@/lib/checks/page-parts';
import type { Fault } from '@/lib/content/fault';
import { contentFolder, fileOf } from '@/lib/content/folder';
import { finishExport } from '@/lib/export/finish-export';
import type { Route, RouteTable } from '@/lib/manifest/routes';
import { env } from '@/lib/site/env';

/** Something that the build says and does not fail at (specification, section 5). */
export type Warning = Fault & { readonly kind: LinkFaultKind | 'duplicate route' };

/** Completes the export and returns what is wrong with the links of the built pages, and with the addresses. */
export function finishAndCheck(root: string, routes: RouteTable): Warning[] {
  const out = join(root, 'out');
  const parts = new Map<Route, PageParts>();
  finishExport(out, [...routes.values()], (route, html) => {
    parts.set(route, partsOf(html, route.path === '/' ? 'body' : 'main'));
  });
  const targets: LinkTargets = {
    routes,
    idsAt: (path) => idsByPath.get(path),
    hasFile: (path) => existsSync(join(out, decodeURI(path))),
  };
  const idsByPath = new Map([...parts].map(([route, { ids }]) => [route.path, ids]));
  const duplicates = duplicateRoutes(versions).map((fault) => ({ ...fault, kind: 'duplicate route' as const }));
  return [...duplicates, ...[...parts].flatMap(([route, { links }]) => linkWarnings(root, route, links, targets))];
}

function linkWarnings(root: string, route: Route, links: readonly string[], targets: LinkTargets): Warning[] {
  return links.flatMap((link) => {
    const href = link.startsWith(`${env.basePath}/`) ? link.slice(env.basePath.length) : link;
    const fault = linkFaultOf(href, route.path, targets);
    return fault ? [{ ...fault, ...placeOf(root, route, href) }] : [];
  });
}

/** Where a link is written: in the page's file, or in the manifest for an address that has none. */
function placeOf(root: string, route: Route, href: string): Pick<Fault, 'file' | 'line'> {
  if (route.kind !== 'page') {
    return { file: `${contentFolder}/manifest.ts`, line: null };
  }
  const file = fileOf(route.version, route.doc.id);
  return { file, line: lineOfLink(readFileSync(join(root, file), 'utf8'), file, href) };
}
