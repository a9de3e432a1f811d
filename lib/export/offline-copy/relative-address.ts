import { filesOf } from '@/lib/site/paths';

/**
 * Returns a URL of the site as a page of the offline copy writes it: as a file, relative to the page's own, so that the
 * copy works in any folder, opened from the disk or served under any path.
 *
 * @param href a path from the site's root, without the base path, with query and hash: `/lite/#networks-in-lite`
 * @param from canonical path of the linking page
 */
export function relativeAddress(href: string, from: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  return rootOf(from) + fileAt(path) + rest;
}

/** Returns the relative path from the file of a page to the root of the copy: `../` for each folder level. */
export function rootOf(path: string): string {
  return '../'.repeat(filesOf(path, 'html')[0].split('/').length - 1);
}

/** Returns the file for a path: its own if the last segment has an extension, otherwise the page's HTML file. */
function fileAt(path: string): string {
  return /\.[^/]*$/.test(path) ? path.slice(1) : filesOf(path, 'html')[0];
}
