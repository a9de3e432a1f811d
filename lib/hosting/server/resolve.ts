import { hashedFolder, pageLinks } from '@/lib/hosting/headers';
import type { SiteDescription } from './site';

/**
 * A file to return, as a path in the site's folder. A page also has a Markdown file, and the links to send with both.
 */
export type FileTarget = {
  readonly kind: 'file';
  readonly file: string;
  readonly isHashed: boolean;
  readonly markdown?: { readonly file: string; readonly links: string };
};

type Target =
  | { readonly kind: 'redirect'; readonly to: string }
  | FileTarget
  | { readonly kind: 'missing' }
  /** The path isn't valid, or contains an encoded slash. */
  | { readonly kind: 'invalid' };

/** Resolves request targets, and returns the page to show with status 404. */
export type Resolver = {
  readonly resolve: (url: string) => Target;
  readonly notFoundFile: (url: string) => string;
};

/** Files at these paths aren't served: pages have other URLs, and the rest is for hosts or starts with a dot. */
const hidden = /\/$|\.(?:html|br|gz)$|\/\.(?!well-known\/)/;

/** Implements the URL policy of a site: the same redirects, pages, and hidden files as on every configured host. */
export function createResolver({ host, copies }: SiteDescription): Resolver {
  const moved = new Map(host.moved.map(({ from, to }) => [from, to]));
  const pages = new Map(host.pages.map((page) => [page.address, page]));
  const folders = new Map(host.folders.map(({ address, file }) => [address, file]));
  return {
    resolve(url) {
      const path = pathOf(url);
      if (path === null) {
        return { kind: 'invalid' };
      }
      const to = moved.get(path);
      if (to !== undefined) {
        return { kind: 'redirect', to: to + queryOf(url) };
      }
      const page = pages.get(path);
      if (page !== undefined) {
        const { file, markdown } = page;
        const links = markdown && { markdown: { file: markdown, links: pageLinks(host.basePath, markdown) } };
        return { kind: 'file', file, isHashed: false, ...links };
      }
      const file = path.slice(host.basePath.length);
      if (!path.startsWith(`${host.basePath}/`) || hidden.test(file)) {
        return { kind: 'missing' };
      }
      return { kind: 'file', file: copies[file] ?? file, isHashed: file.startsWith(hashedFolder) };
    },
    notFoundFile: (url) => folders.get(pathOf(url) ?? '') ?? host.notFoundFile,
  };
}

/** Returns the decoded path of a request target with single slashes; null if it's invalid. */
function pathOf(url: string): string | null {
  const [raw = ''] = url.split('?', 1);
  if (!raw.startsWith('/') || /%(?:2f|5c|00)|\\/i.test(raw)) {
    return null;
  }
  try {
    return decodeURIComponent(raw).replace(/\/{2,}/g, '/');
  } catch {
    return null;
  }
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 || start === url.length - 1 ? '' : url.slice(start);
}
