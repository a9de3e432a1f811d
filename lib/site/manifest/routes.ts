import { isFolderPath, searchPath, stemOf } from '@/lib/site/paths';
import { docsOf } from './docs';
import type { Doc, Version } from './types';

/** What a path shows. A folder is a path above pages that has no page of its own. */
export type Route =
  | { readonly kind: 'page'; readonly path: string; readonly version: Version; readonly doc: Doc }
  | { readonly kind: 'redirect'; readonly path: string; readonly to: string }
  | { readonly kind: 'folder'; readonly path: string; readonly version: Version; readonly docs: readonly Doc[] }
  | { readonly kind: 'search'; readonly path: string };

export type PageRoute = Extract<Route, { readonly kind: 'page' }>;

/** Every route of the site by its stem (see `stemOf`), so that each form of a path finds its route. */
export type RouteTable = ReadonlyMap<string, Route>;

/**
 * Lists every route of the site: pages, redirects, folders without a page (they list the pages below them), and search.
 * If two share a path, a page wins over a redirect, and an earlier page over a later one.
 */
export function routesOf(versions: readonly Version[]): RouteTable {
  const table = new Map<string, Route>();
  const add = (route: Route) => {
    const stem = stemOf(route.path);
    if (!table.has(stem)) {
      table.set(stem, route);
    }
  };
  const docs = versions.map((version) => ({ version, docs: docsOf(version) }));
  for (const { version, docs: pages } of docs) {
    for (const doc of pages) {
      add({ kind: 'page', path: doc.path, version, doc });
    }
  }
  for (const version of versions) {
    for (const [from, to] of Object.entries(version.manifest.redirects)) {
      add({ kind: 'redirect', path: from, to });
    }
  }
  for (const { version, docs: pages } of docs) {
    for (const [path, below] of foldersAbove(pages)) {
      add({ kind: 'folder', path, version, docs: below });
    }
  }
  add({ kind: 'search', path: searchPath });
  return table;
}

/** Returns the folder paths above pages, each with all pages below it in reading order. */
function foldersAbove(docs: readonly Doc[]): Map<string, Doc[]> {
  const folders = new Map<string, Doc[]>();
  for (const doc of docs) {
    for (let path = parentOf(doc.path); path !== '/'; path = parentOf(path)) {
      const below = folders.get(path) ?? [];
      below.push(doc);
      folders.set(path, below);
    }
  }
  return folders;
}

/** Returns the folder path above a path: `/lite/` for `/lite/updating`, `/` for `/lite/`. */
function parentOf(path: string): string {
  const end = isFolderPath(path) ? path.length - 1 : path.length;
  return path.slice(0, path.lastIndexOf('/', end - 1) + 1);
}
