import { filesOf, formsOf, markdownPathOf } from '@/lib/site/paths';

/** The information that a host needs about a URL: its kind, its canonical path, and the target of a redirect. */
export type HostRoute =
  | { readonly kind: 'page' | 'search' | 'folder'; readonly path: string }
  | { readonly kind: 'redirect'; readonly path: string; readonly to: string };

/** A URL, and the file in `out/` that's served for it. */
type ServedPath = { readonly address: string; readonly file: string };

/** A page, with its Markdown file; null if it has none. */
type ServedPage = ServedPath & { readonly markdown: string | null };

/** A URL that redirects to another one with status 301, keeping the query. */
type Redirect = { readonly from: string; readonly to: string };

/** What every host has to do. URLs include the base path; files don't, because they're relative to `out/`. */
export type HostDescription = {
  readonly basePath: string;
  /** The file for every unknown URL, with status 404. */
  readonly notFoundFile: string;
  /** Canonical URLs of pages, with status 200. Clients that prefer Markdown get that file. */
  readonly pages: readonly ServedPage[];
  /** Canonical URLs of folders without a page, with status 404 and a list of the pages in them. */
  readonly folders: readonly ServedPath[];
  /** All non-canonical forms of those URLs, and all forms of redirected URLs. */
  readonly moved: readonly Redirect[];
};

/** Describes a host by the site's URLs. Throws if one has a character that some host treats specially. */
export function describeHost(routes: readonly HostRoute[], basePath: string): HostDescription {
  const filesFor = (...kinds: readonly HostRoute['kind'][]) =>
    routes
      .filter((route) => kinds.includes(route.kind))
      .map(({ kind, path }) => ({
        address: basePath + path,
        file: `/${filesOf(path, 'html')[0]}`,
        markdown: kind === 'page' ? markdownPathOf(path) : null,
      }));
  for (const route of routes) {
    assertPlain(route.path);
    assertPlain(target(route));
  }
  return {
    basePath,
    notFoundFile: '/404.html',
    pages: filesFor('page', 'search'),
    folders: filesFor('folder'),
    moved: [
      ...(basePath ? [{ from: basePath, to: `${basePath}/` }] : []),
      ...routes.flatMap((route) => {
        const to = target(route);
        const forms = formsOf(route.path).filter((form) => form !== to);
        return forms.map((form) => ({ from: basePath + form, to: basePath + to }));
      }),
    ],
  };
}

function target(route: HostRoute): string {
  return route.kind === 'redirect' ? route.to : route.path;
}

function assertPlain(path: string): void {
  if (!/^\/(?:[a-z0-9._~-]+(?:\/|$))*$/.test(path)) {
    throw new Error(
      `Hosts handle the address ${path} differently; write it from the root, without double slashes, query, or hash, in ` +
        'lowercase letters, digits, ".", "_", "~", and "-".',
    );
  }
}
