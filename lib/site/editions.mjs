// @ts-check

/** The editions of the product by their name in addresses, the smallest first, as readers call them. */
export const editionLabels = /** @type {const} */ ({ lite: 'Lite', pro: 'Pro', enterprise: 'Enterprise' });

/**
 * @typedef {keyof typeof editionLabels} EditionName
 */
