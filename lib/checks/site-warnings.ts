import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageReferences } from '@/lib/content/html/page-references';
import { blockSources, contentFolder, fileOf } from '@/lib/content/pages/content-files';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { basePath } from '@/lib/site/base-path.mjs';
import { isOfferedDownload } from '@/lib/site/downloads';
import { docsOf } from '@/lib/site/manifest/docs';
import type { Route, RouteTable } from '@/lib/site/manifest/routes';
import type { Version } from '@/lib/site/manifest/types';
import { stemOf } from '@/lib/site/paths';
import { type LinkDiagnosticKind, type LinkTargets, lineOfLink, linkDiagnosticOf } from './link-diagnostics';
import { placeholderDiagnostics } from './placeholder-diagnostics';

/** A problem that the build reports without failing, which is an owner's requirement for links and routes. */
export type Warning = Diagnostic & {
  readonly kind: LinkDiagnosticKind | 'duplicate route' | 'placeholder';
};

/** A built site, as input for the checks. */
export type BuiltSite = {
  /** The project's root folder. */
  readonly root: string;
  readonly versions: readonly Version[];
  readonly routes: RouteTable;
  readonly references: ReadonlyMap<Route, PageReferences>;
};

/** Returns all warnings about a built site. */
export function siteWarnings({ root, versions, routes, references }: BuiltSite): Warning[] {
  const idsByPath = new Map([...references].map(([route, { ids }]) => [route.path, ids]));
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
  const usedPlaceholders = new Set([...references.values()].flatMap(({ placeholders }) => [...placeholders]));
  return [
    ...warningsOf('duplicate route', duplicateRoutes(versions)),
    ...[...references].flatMap(([route, { links }]) => linkWarnings(root, route, links, targets)),
    ...warningsOf('placeholder', placeholderDiagnostics(sources, usedPlaceholders)),
  ];
}

function warningsOf(kind: Warning['kind'], diagnostics: readonly Diagnostic[]): Warning[] {
  return diagnostics.map((found) => ({ ...found, kind }));
}

function linkWarnings(root: string, route: Route, links: readonly string[], targets: LinkTargets): Warning[] {
  return links.flatMap((link) => {
    const href = link.startsWith(`${basePath}/`) ? link.slice(basePath.length) : link;
    const found = linkDiagnosticOf(href, route.path, targets);
    const place = found && placeOf(root, route, href);
    // Navigation and lists of pages, which aren't in the page's file, may name the page itself.
    const isListed = href === route.path && place?.line === null;
    return found && place && !isListed ? [{ ...found, ...place }] : [];
  });
}

/** Returns where a link is written: in the page's file, or in the manifest for a URL without a file. */
function placeOf(root: string, route: Route, href: string): Pick<Diagnostic, 'file' | 'line'> {
  if (route.kind !== 'page') {
    return { file: `${contentFolder}/manifest.ts`, line: null };
  }
  const file = fileOf(route.version, route.doc.id);
  return { file, line: lineOfLink(readFileSync(join(root, file), 'utf8'), href) };
}

/** Reports pages and redirects that claim the same URL in one of its forms. The first one keeps it. */
export function duplicateRoutes(versions: readonly Version[]): Diagnostic[] {
  const pages = versions.flatMap((version) =>
    docsOf(version).map(({ id, path }) => {
      const file = fileOf(version, id);
      return { path, owner: file, file, remedy: 'rename one of the two, or name it once in the manifest' };
    }),
  );
  const redirects = versions.flatMap(({ manifest }) =>
    Object.keys(manifest.redirects).map((path) => {
      const file = `${contentFolder}/manifest.ts`;
      return { path, owner: `the redirect of ${path}`, file, remedy: 'remove the redirect' };
    }),
  );
  const owners = new Map<string, string>();
  return [...pages, ...redirects].flatMap(({ path, owner, file, remedy }) => {
    const first = owners.get(stemOf(path));
    owners.set(stemOf(path), first ?? owner);
    const problem = `claims the address ${path}, which ${first} has already; only the first is shown`;
    return first === undefined ? [] : [diagnostic(file, null, problem, remedy)];
  });
}
