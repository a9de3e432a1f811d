/** The labels of the editions by their names in URLs, smallest edition first. */
export const editionLabels = { lite: 'Lite', pro: 'Pro', enterprise: 'Enterprise' } as const;

export type EditionName = keyof typeof editionLabels;

/**
 * Returns the edition that a page is only for, or null for a page that several editions share.
 *
 * @param id the page's ID
 */
export function editionOfPage(id: string): EditionName | null {
  const [folder = ''] = id.split('/');
  return Object.hasOwn(editionLabels, folder) ? (folder as EditionName) : null;
}
