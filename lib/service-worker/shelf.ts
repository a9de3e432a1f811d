import { askedOf } from './cache-key';
import { notFoundKey, notFoundPath } from './offline-page';
import { assetsOf, buildOf, importsOf, markdownOf } from './read-page';

/** Where the files of one build are kept: its cache, and the place of the site. */
export type Shelf = {
  readonly cache: Cache;
  readonly build: string;
  /** The path that the site is served below, with a slash at the end. */
  readonly scope: string;
  readonly origin: string;
};

/** What came is of another build than the shelf, so that it may not stand beside what is there. */
class OtherBuild extends Error {
  constructor(address: string) {
    super(`${address} is of a newer state of the docs. Load this page again.`);
  }
}

/**
 * Fetches a file of the site and keeps it; a page brings its scripts, styles and fonts along. What is kept already is not fetched again.
 *
 * @param address a full address
 * @returns how many bytes were kept; 0 for what is there no longer, and for what is not kept
 * @throws OtherBuild for a page of another build; the browser's own errors when nothing comes, and when the device is full; an error
 *   when the host fails
 */
export async function keep(shelf: Shelf, address: string, signal?: AbortSignal): Promise<number> {
  const asked = askedOf(address, shelf.scope, shelf.origin);
  if (!asked || (await shelf.cache.match(asked.key))) {
    return 0;
  }
  // The name of an asset changes with its bytes; anything else may be older in the browser's own cache.
  const mode = asked.kind === 'asset' ? 'default' : 'no-cache';
  const response = await fetch(address, { cache: mode, ...(signal ? { signal } : {}) });
  if (response.status === 404 || response.status === 410) {
    return 0;
  }
  if (!response.ok) {
    throw new Error(`${address} answered with ${response.status}.`);
  }
  if (asked.kind !== 'page') {
    const copy = await response.blob();
    await shelf.cache.put(asked.key, withBody(copy, response));
    if (asked.kind === 'asset' && asked.key.endsWith('.js')) {
      // Controls import their dialogs on demand; offline, it would be too late to fetch them.
      const imported = importsOf(await copy.text()).map((name) => new URL(name, asked.key).href);
      await Promise.all(imported.map((script) => keep(shelf, script, signal)));
    }
    return copy.size;
  }
  return keepPage(shelf, asked.key, response, signal);
}

/**
 * Keeps the page for unknown addresses, which hosts serve with the status 404.
 *
 * @throws like `keep`
 */
export async function keepNotFound(shelf: Shelf): Promise<void> {
  const address = shelf.origin + shelf.scope.slice(0, -1) + notFoundPath;
  await keepPage(shelf, notFoundKey(shelf), await fetch(address, { cache: 'no-cache' }));
}

/** Keeps a page that came, after its assets and its Markdown, so that a page that's kept is whole. */
async function keepPage(shelf: Shelf, key: string, response: Response, signal?: AbortSignal): Promise<number> {
  const html = await response.text();
  if (buildOf(html) !== shelf.build) {
    throw new OtherBuild(response.url);
  }
  const used = [...assetsOf(html), ...markdownOf(html)];
  await Promise.all(used.map((path) => keep(shelf, shelf.origin + path, signal)));
  await shelf.cache.put(key, withBody(html, response));
  return html.length;
}

/** A response of its own: one that was redirected may not answer a navigation. */
function withBody(body: BodyInit, { headers }: Response): Response {
  return new Response(body, { headers });
}
