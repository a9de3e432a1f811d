// @ts-check

/** The call that tells Next's router about the initial page, up to the URL that the router stores for it. */
const learning =
  /(discoverKnownRoute\)?\(Date\.now\(\), location\.pathname, location\.search, (?:\w+, )*)canonicalUrl,/;

/**
 * A loader for Next's `create-initial-router-state.js`. The router stores one URL per page and appends a link's hash to
 * it, so the stored URL must not contain a hash. For the initial page, however, Next 16.4 stores the hash that the
 * reader arrived with: after opening `/updating#redis` and then following a link to `/updating#nginx`, the URL is
 * `/updating#redis#nginx`. This loader stores the URL without the hash. https://github.com/vercel/next.js/issues/96714
 * tracks the fix in Next.
 *
 * @param {string} source the file as Next ships it
 * @returns {string} the file, changed to store the initial page's URL without its hash
 * @throws {Error} if the file doesn't contain the call, so that a newer Next isn't built without checking this
 */
export default function hashlessRoute(source) {
  if (!learning.test(source)) {
    throw new Error(
      "lib/next-internals/hashless-route.mjs: Next's create-initial-router-state.js doesn't contain the call that this loader patches. Check whether Next " +
        'now leaves out the hash (its issue 96714). If so, remove this loader and its rule in next.config.mjs; if not, adapt it to the file.',
    );
  }
  return source.replace(learning, '$1location.pathname + location.search,');
}
