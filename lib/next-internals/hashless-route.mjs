// @ts-check

/** The call by which Next's router learns the page that it starts on, up to the address it keeps for that page. */
const learning =
  /(discoverKnownRoute\)?\(Date\.now\(\), location\.pathname, location\.search, (?:\w+, )*)canonicalUrl,/;

/**
 * A loader for Next's `create-initial-router-state.js`. The router keeps one address for each page and adds the hash of a link to it, so
 * that address may hold no hash; but for the first page Next 16.4 keeps the hash that the reader arrived with: whoever opens
 * `/updating#redis` and later follows a link to `/updating#nginx` gets `/updating#redis#nginx`. This keeps the address without it.
 * https://github.com/vercel/next.js/issues/96714 tells when Next does so itself.
 *
 * @param {string} source the file as Next ships it
 * @returns {string} the file with the first page's address kept without its hash
 * @throws {Error} when the call is not in the file, so that a newer Next is not built without a look at it
 */
export default function hashlessRoute(source) {
  if (!learning.test(source)) {
    throw new Error(
      "lib/next-internals/hashless-route.mjs: Next's create-initial-router-state.js does not hold the call that this mends. See whether Next " +
        'now keeps the hash out of it (its issue 96714): if so, remove this loader and its rule in next.config.mjs; if not, fit it to the file.',
    );
  }
  return source.replace(learning, '$1location.pathname + location.search,');
}
