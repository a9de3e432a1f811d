import { relativeAddress } from '@/lib/offline-copy/relative-address';

/** Stands in for `lib/site/base-path.mjs` in the offline copy, whose addresses are relative to the file of the page that is open. */
export const basePath = '';

/** The address of a path from the site's root, as seen from the page that is open; everything else stays as it is. */
export function withBasePath(href: string): string {
  return href.startsWith('/') && !href.startsWith('//')
    ? relativeAddress(href, document.documentElement.dataset.path ?? '/')
    : href;
}
