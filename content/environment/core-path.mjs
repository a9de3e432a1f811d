// @ts-check

/** The core path of Lite, and the default of Pro and Enterprise before the versions in `rootSince`. */
export const oldCorePath = 'mixpost';

/**
 * The first version of each edition that serves Mixpost from the root of the domain by default. Older ones use
 * `mixpost`.
 */
export const rootSince = /** @type {const} */ ({ pro: 7, enterprise: 8 });
