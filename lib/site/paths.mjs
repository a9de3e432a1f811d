// @ts-check

/**
 * The URL policy of the whole project. An id is a page's path below its content folder without `.mdx`, such as
 * `lite/index` or `lite/updating`. Its one canonical path ends in a slash when the page is the index of a folder
 * (`/lite/`) and in none when it is a leaf (`/lite/updating`). A plain module, because the MDX plugins need it too.
 */

/** The page with all results of a search, whose query is in the parameter `q` (specification, section 9). */
export const searchPath = '/search';

/**
 * The canonical path of a page id, below the version's own path (`/` or, say, `/1.0/`).
 *
 * @param {string} id
 * @param {string} [versionPath]
 */
export function pathOfId(id, versionPath = '/') {
  return versionPath + id.replace(/(^|\/)index$/, '$1');
}

/**
 * Whether a canonical path belongs to a folder, whose form ends in a slash.
 *
 * @param {string} path
 */
export function isFolderPath(path) {
  return path.endsWith('/');
}

/**
 * Reduces any form of an address (`x`, `x/`, `x.html`, `x/index`, `x/index.html`) to its stem: no slash at either end.
 *
 * @param {string} path
 */
export function stemOf(path) {
  return path
    .replace(/\.html$/, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/(^|\/)(?:index\/)*index$/, '');
}

/**
 * Every form in which a reader may ask for a canonical path, the canonical one first.
 *
 * @param {string} path
 * @returns {readonly [string, ...string[]]}
 */
export function formsOf(path) {
  const stem = stemOf(path);
  if (stem === '') {
    return ['/', '/index', '/index.html'];
  }
  const forms = [`/${stem}`, `/${stem}/`, `/${stem}.html`, `/${stem}/index`, `/${stem}/index.html`];
  return [path, ...forms.filter((form) => form !== path)];
}

/**
 * The path of a page's text as a Markdown file: `/lite/updating.md`, and `/lite/index.md` for the index of a folder.
 *
 * @param {string} path the canonical path
 */
export function twinOf(path) {
  return `${path}${isFolderPath(path) ? 'index' : ''}.md`;
}

/**
 * The route segments that Next knows a canonical path by.
 *
 * @param {string} path
 */
export function segmentsOf(path) {
  return stemOf(path).split('/').filter(Boolean);
}

/**
 * The files below `out/` that answer for a path on a host without configuration. The first is the one that Next exports; the others
 * are copies of it, the last for `x/index`, which such a host takes for a folder.
 *
 * @param {string} path
 * @param {'html' | 'txt'} extension `html` for the page, `txt` for the payload of a client-side page change
 * @returns {readonly [string, ...string[]]}
 */
export function filesOf(path, extension) {
  const stem = stemOf(path);
  const below = stem === '' ? '' : `${stem}/`;
  const exported = stem === '' ? [] : [`${stem}.${extension}`];
  const forIndex = extension === 'html' ? [`${below}index/index.html`] : [];
  return /** @type {[string, ...string[]]} */ ([...exported, `${below}index.${extension}`, ...forIndex]);
}
