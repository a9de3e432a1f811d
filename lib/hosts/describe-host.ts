import { filesOf, formsOf } from '@/lib/site/paths.mjs';

/** What a host needs to know of an address: its kind, its canonical path, and where an old address leads. */
export type HostRoute =
  | { readonly kind: 'page' | 'search' | 'folder'; readonly path: string }
  | { readonly kind: 'redirect'; readonly path: string; readonly to: string };

/** An address and the file below `out/` that answers for it. */
type ShownAddress = { readonly address: string; readonly file: string };

/** An address that leads to another, with status 301; the query goes along. */
type MovedAddress = { readonly from: string; readonly to: string };

/** All that a host is to do, whichever it is. Addresses carry the base path; files do not, since they count from `out/`. */
export type HostDescription = {
  readonly basePath: string;
  /** The file for every address that nothing else answers for, with status 404. */
  readonly notFoundFile: string;
  /** Canonical addresses of pages: status 200. */
  readonly pages: readonly ShownAddress[];
  /** Canonical addresses of folders without a page: status 404, with the list of the pages below. */
  readonly folders: readonly ShownAddress[];
  /** Every other form of those addresses, and every form of the old ones. */
  readonly moved: readonly MovedAddress[];
  /** The old addresses alone, in their first form. */
  readonly redirects: readonly MovedAddress[];
};

/**
 * Describes a host from the site's addresses (see `formsOf`).
 *
 * @param basePath the path that the site is served below, such as `/docs`; empty at the root
 * @throws when an address has a character that some host or file system takes its own way
 */
export function describeHost(routes: readonly HostRoute[], basePath: string): HostDescription {
  const shown = (...kinds: readonly HostRoute['kind'][]) =>
    routes
      .filter((route) => kinds.includes(route.kind))
      .map(({ path }) => ({ address: basePath + path, file: `/${filesOf(path, 'html')[0]}` }));
  for (const route of routes) {
    assertPlain(route.path);
    assertPlain(target(route));
  }
  return {
    basePath,
    notFoundFile: '/404.html',
    pages: shown('page', 'search'),
    folders: shown('folder'),
    redirects: routes.flatMap((route) =>
      route.kind === 'redirect' ? [{ from: basePath + route.path, to: basePath + route.to }] : [],
    ),
    moved: [
      ...(basePath ? [{ from: basePath, to: `${basePath}/` }] : []),
      ...routes.flatMap((route) => movedTo(route, basePath)),
    ],
  };
}

function movedTo(route: HostRoute, basePath: string): MovedAddress[] {
  const to = target(route);
  const forms = formsOf(route.path).filter((form) => form !== to);
  return forms.map((form) => ({ from: basePath + form, to: basePath + to }));
}

function target(route: HostRoute): string {
  return route.kind === 'redirect' ? route.to : route.path;
}

function assertPlain(path: string): void {
  if (!/^\/(?:[a-z0-9._~-]+(?:\/|$))*$/.test(path)) {
    throw new Error(
      `The address ${path} is one that hosts do not agree on; write it from the root, without doubled slashes, query or hash, in ` +
        'lower-case letters, digits, ".", "_", "~" and "-".',
    );
  }
}
