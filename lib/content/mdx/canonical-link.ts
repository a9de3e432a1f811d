import { posix } from 'node:path';
import { pathOfId } from '@/lib/site/paths';

/**
 * Resolves a link in a page to the canonical path of its target. `./docker.mdx` and `/lite/index.mdx` name files,
 * relative to the page's file or to the content folder. Any other relative link is relative to the page's canonical
 * path. All other URLs are returned unchanged, and so are links to a file that isn't a page; the build warns about
 * both.
 *
 * @param url the link as it appears in the page
 * @param file the path of the page's file
 * @param isPage whether the page's version has a page with this ID
 */
export function canonicalLink(url: string, file: string, isPage: (id: string) => boolean = () => true) {
  if (url === '' || /^(#|\?|\/\/|[a-z][a-z0-9+.-]*:)/i.test(url)) {
    return url;
  }
  const { folder, id, versionPath } = placeOf(file);
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  if (/\.mdx?$/i.test(path)) {
    const target = posix.join(path.startsWith('/') ? '.' : folder, path);
    const targetId = target.replace(/\.mdx?$/i, '');
    return !target.startsWith('..') && isPage(targetId) ? pathOfId(targetId, versionPath) + tail : url;
  }
  if (path.startsWith('/')) {
    return url;
  }
  return new URL(path, `http://site${pathOfId(id, versionPath)}`).pathname + tail;
}

/** Returns the ID of a page from the path of its file. */
export function idOf(file: string) {
  return placeOf(file).id;
}

/** Returns the version path, the ID, and the ID's folder for a page's file. */
function placeOf(file: string) {
  // Remove the project's path first, because the project can itself be inside a folder named "content".
  const below = slashed(file)
    .replace(slashed(`${process.cwd()}/`), '')
    .replace(/^.*?(^|\/)content\//, '');
  const [, version, inVersion] = /^versions\/([^/]+)\/(.*)$/.exec(below) ?? [];
  const id = (inVersion ?? below).replace(/\.mdx$/, '');
  const folder = posix.dirname(id);
  return { id, folder: folder === '.' ? '' : folder, versionPath: version ? `/${version}/` : '/' };
}

/** @param path a path with the separators of this operating system */
function slashed(path: string) {
  return path.replaceAll('\\', '/');
}
