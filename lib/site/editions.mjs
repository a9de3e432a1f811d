// @ts-check

/** The labels of the editions by their names in URLs, smallest edition first. */
export const editionLabels = /** @type {const} */ ({ lite: 'Lite', pro: 'Pro', enterprise: 'Enterprise' });

/** @typedef {keyof typeof editionLabels} EditionName */

/**
 * Returns the edition that a page is only for, or null for a page that several editions share.
 *
 * @param {string} id the page's ID
 * @returns {EditionName | null}
 */
export function editionOfPage(id) {
  const [folder = ''] = id.split('/');
  return Object.hasOwn(editionLabels, folder) ? /** @type {EditionName} */ (folder) : null;
}
