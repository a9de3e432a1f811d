// @ts-check

/** Every edition, smallest first. */
export const all = /** @type {const} */ (['lite', 'pro', 'enterprise']);

/** The editions that require a license. */
export const paid = /** @type {const} */ (['pro', 'enterprise']);
