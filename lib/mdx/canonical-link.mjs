// @ts-check
import { posix } from 'node:path';
import { pathOfId } from '../site/paths.mjs';

/**
 * The address that a link in a page means. `./docker.mdx` and `/lite/index.mdx` name files, relative to the page's file or to the
 * content folder; any other relative link is relative to the page's canonical path. Everything else is left as it is, and so is a
 * link to a file that is no page: the build warns of both.
 *
 * @param {string} url the link as it is written
 * @param {string} file the page's file
 * @param {(id: string) => boolean} isPage whether there is a page with this id in the version of the page's file
 */
export function canonicalLink(url, file, isPage = () => true) {
  if (url === '' || /^(#|\?|\/\/|[a-z][a-z0-9+.-]*:)/i.test(url)) {
    return url;
  }
  const { folder, id, versionPath } = placeOf(file);
  const [path = '', tail = ''] = splitTail(url);
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

/**
 * The id of a page by its file.
 *
 * @param {string} file
 */
export function idOf(file) {
  return placeOf(file).id;
}

/**
 * @param {string} url
 * @returns {[string, string]} the path, and the query and hash with their signs
 */
function splitTail(url) {
  const at = url.search(/[?#]/);
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

/**
 * Where a page's file lies: its version's path, its id and the folder of the id.
 *
 * @param {string} file
 */
function placeOf(file) {
  // The project itself may lie below a folder that is called content.
  const below = slashed(file)
    .replace(slashed(`${process.cwd()}/`), '')
    .replace(/^.*?(^|\/)content\//, '');
  const [, version, inVersion] = /^versions\/([^/]+)\/(.*)$/.exec(below) ?? [];
  const id = (inVersion ?? below).replace(/\.mdx$/, '');
  const folder = posix.dirname(id);
  return { id, folder: folder === '.' ? '' : folder, versionPath: version ? `/${version}/` : '/' };
}

/** @param {string} path a path of this system */
function slashed(path) {
  return path.replaceAll('\\', '/');
}
