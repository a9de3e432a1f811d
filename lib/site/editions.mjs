// @ts-check

/** The labels of the editions by their names in URLs, smallest edition first. */
export const editionLabels = /** @type {const} */ ({ lite: 'Lite', pro: 'Pro', enterprise: 'Enterprise' });

/**
 * @typedef {keyof typeof editionLabels} EditionName
 */
