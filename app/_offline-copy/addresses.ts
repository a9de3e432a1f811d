import { relativeAddress } from '@/lib/export/offline-copy/relative-address';

/** Replaces `lib/site/base-path.mjs` in the offline copy, whose addresses are relative to the file of the open page. */
export const basePath = '';

/** Returns the address of a path from the site's root, relative to the open page. Anything else stays as it is. */
export function withBasePath(href: string): string {
  return href.startsWith('/') && !href.startsWith('//')
    ? relativeAddress(href, document.documentElement.dataset.path ?? '/')
    : href;
}
