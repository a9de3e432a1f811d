import { percentDecode } from '@/lib/browser/dom/percent-decode';
import { closest } from '@/lib/content/pages/closest';
import { site } from '@/lib/site/config';
import type { Route, RouteTable } from '@/lib/site/manifest/routes';
import { stemOf } from '@/lib/site/paths';

/** The kinds of link errors, as build warnings name them. */
export type LinkDiagnosticKind = 'broken link' | 'broken Markdown link' | 'broken anchor';

/** A diagnostic for one link: its kind, what's wrong, and what to write instead. */
export type LinkDiagnostic = { readonly kind: LinkDiagnosticKind; readonly problem: string; readonly remedy: string };

/** Everything that a link can point to. */
export type LinkTargets = {
  readonly routes: RouteTable;
  /** Returns the IDs of the page at a canonical path. */
  readonly idsAt: (path: string) => ReadonlySet<string> | undefined;
  /** Returns whether the export contains a file at a path relative to the site's root. */
  readonly hasFile: (path: string) => boolean;
};

/**
 * Checks one link of a built page.
 *
 * @param href the link as built, without the base path
 * @param from canonical path of the page with the link
 * @returns null for a valid link, and for one to another site
 */
export function linkDiagnosticOf(href: string, from: string, targets: LinkTargets): LinkDiagnostic | null {
  if (href.startsWith(`${site.url}/`)) {
    return brokenLink(`links to ${href}, which is this site`, `write ${href.slice(site.url.length)}`);
  }
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) {
    return null;
  }
  if (href === from) {
    return brokenLink(`links to ${href}, its own address`, 'link to a heading or another page, or remove the link');
  }
  const url = new URL(href, `http://site${from}`);
  // A Markdown page is a file in the export (see `markdownPathOf`).
  if (/\.mdx?$/i.test(url.pathname) && !targets.hasFile(url.pathname)) {
    const problem = `links to the file ${href}, which isn't an address of the site`;
    return { kind: 'broken Markdown link', problem, remedy: hint(url.pathname.replace(/\.mdx?$/i, ''), targets) };
  }
  if (href.startsWith('#')) {
    return anchorDiagnostic(href, url, from, targets);
  }
  const route = targets.routes.get(stemOf(url.pathname));
  if (!route) {
    return targets.hasFile(url.pathname)
      ? null
      : brokenLink(`links to ${href}, where there is no page`, hint(url.pathname, targets));
  }
  return formDiagnostic(href, url, route) ?? anchorDiagnostic(href, url, route.path, targets);
}

/** Reports a link that works, but isn't in its canonical form. */
function formDiagnostic(href: string, url: URL, route: Route): LinkDiagnostic | null {
  switch (route.kind) {
    case 'redirect':
      return brokenLink(`links to ${href}, which has moved`, `write ${route.to}${url.hash}`);
    case 'folder':
      return brokenLink(`links to ${href}, a folder without a page`, 'link to one of the pages in that folder');
    case 'page':
    case 'search':
      return href.replace(/[?#].*/, '') === route.path
        ? null
        : brokenLink(
            `links to ${href}, which isn't the page's canonical address`,
            `write ${route.path}${url.search}${url.hash}`,
          );
  }
}

function anchorDiagnostic(href: string, url: URL, path: string, targets: LinkTargets): LinkDiagnostic | null {
  const id = percentDecode(url.hash.slice(1));
  const ids = targets.idsAt(path);
  if (id === '' || id === 'top' || !ids || ids.has(id)) {
    return null;
  }
  const near = closest(id, ids);
  return {
    kind: 'broken anchor',
    problem: `links to ${href}, but ${path} has no heading with the ID "${id}"`,
    remedy: near ? `write #${near} if that is meant` : 'link to an existing heading',
  };
}

function hint(path: string, { routes }: LinkTargets): string {
  const near = closest(stemOf(path), routes.keys());
  const route = near === null ? undefined : routes.get(near);
  return route
    ? `write ${route.path} if that is meant`
    : 'link to a page that exists, by its path from the root of the site';
}

function brokenLink(problem: string, remedy: string): LinkDiagnostic {
  return { kind: 'broken link', problem, remedy };
}

const link = /\]\(\s*<?([^)\s>]+)|\bhref="([^"]+)"|^\[[^\]]+\]:\s*(\S+)/g;

/** Returns the line number, from 1, of a built page's link in its source; null if a component generated the link. */
export function lineOfLink(source: string, href: string): number | null {
  const at = source
    .split(/\r?\n/)
    .findIndex((line) =>
      [...line.matchAll(link)].some(
        ([_, markdown, attribute, definition]) => href === (markdown ?? attribute ?? definition),
      ),
    );
  return at < 0 ? null : at + 1;
}
