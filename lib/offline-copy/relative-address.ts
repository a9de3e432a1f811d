import { filesOf } from '@/lib/site/paths.mjs';

/**
 * The address of a place of the site as a page of the offline copy writes it: a file, from the folder of the page's own file, so that the
 * copy works in any folder, opened by a double click or served below any path.
 *
 * @param href a path from the site's root, without the base path, with its query and hash: `/lite/#networks-in-lite`
 * @param from canonical path of the page that links
 */
export function relativeAddress(href: string, from: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  return rootOf(from) + fileAt(path) + rest;
}

/**
 * The way from a page's file to the root of the copy: empty for a page there, `../` for each folder above it.
 *
 * @param path canonical path of the page
 */
export function rootOf(path: string): string {
  return '../'.repeat(filesOf(path, 'html')[0].split('/').length - 1);
}

/** The file at a path: the path's own where its last part has an extension, as `/openapi.yaml` has, and a page's for every other. */
function fileAt(path: string): string {
  return /\.[^/]*$/.test(path) ? path.slice(1) : filesOf(path, 'html')[0];
}
