/**
 * The URL policy of the whole project. An ID is a page's path in its content folder without `.mdx`, such as
 * `lite/index` or `lite/updating`. Each ID has one canonical path, which ends in a slash only if the page is the index
 * of a folder: `/lite/`, but `/lite/updating`. This is a plain module because the MDX plugins need it too.
 */

/** The page with all results of a search. The query is in the parameter `q`. */
export const searchPath = '/search';

/** What the site serves besides pages, so no page or section can have these names. */
export const reservedNames = ['404', 'compose', 'downloads', 'env', 'feeds', 'icons', 'images', 'search', 'social'];

/** Returns the canonical path of a page ID, including the version's path (`/` or, for example, `/1.0/`). */
export function pathOfId(id: string, versionPath: string = '/') {
  return versionPath + id.replace(/(^|\/)index$/, '$1');
}

/** Returns whether a canonical path belongs to a folder, which means that it ends in a slash. */
export function isFolderPath(path: string) {
  return path.endsWith('/');
}

/**
 * Reduces any form of a path (`x`, `x/`, `x.html`, `x/index`, `x/index.html`) to its stem, which has no slash at either
 * end.
 */
export function stemOf(path: string) {
  return path
    .replace(/\.html$/, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/(^|\/)(?:index\/)*index$/, '');
}

/** Returns every form in which a reader might request a canonical path, with the canonical form first. */
export function formsOf(path: string): readonly [string, ...string[]] {
  const stem = stemOf(path);
  if (stem === '') {
    return ['/', '/index', '/index.html'];
  }
  const forms = [`/${stem}`, `/${stem}/`, `/${stem}.html`, `/${stem}/index`, `/${stem}/index.html`];
  return [path, ...forms.filter((form) => form !== path)];
}

/**
 * Returns the path of a Markdown page: `/lite/updating.md`, and `/lite/index.md` for the index of a folder.
 *
 * @param path the canonical path
 */
export function markdownPathOf(path: string) {
  return `${path}${isFolderPath(path) ? 'index' : ''}.md`;
}

/** Returns Next's route segments for a canonical path. */
export function segmentsOf(path: string) {
  return stemOf(path).split('/').filter(Boolean);
}

/**
 * Returns the files in `out/` that serve a path on a host without configuration. The first is the one that Next
 * exports, and the others are copies of it. The last is for `x/index`, which such a host treats as a folder.
 *
 * @param extension `html` for the page, `txt` for the payload of a client-side page change
 */
export function filesOf(path: string, extension: 'html' | 'txt'): readonly [string, ...string[]] {
  const stem = stemOf(path);
  const below = stem === '' ? '' : `${stem}/`;
  const exported = stem === '' ? [] : [`${stem}.${extension}`];
  const forIndex = extension === 'html' ? [`${below}index/index.html`] : [];
  return [...exported, `${below}index.${extension}`, ...forIndex] as [string, ...string[]];
}
