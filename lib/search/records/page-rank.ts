/**
 * Returns how a page ranks among equally good results, in percent. Troubleshooting comes first, update guides and index
 * pages come a little after other pages, and upgrade guides for a specific version come last: only a few readers still
 * run that version, and they find its guide by the number.
 *
 * @param id the page's id, such as `pro/upgrading/upgrading-v2`
 */
export function pageRankOf(id: string): number {
  if (/(^|\/)upgrading\/upgrading-v\d/.test(id)) {
    return 70;
  }
  if (/(^|\/)(updating|upgrading\/index|index)$/.test(id)) {
    return 95;
  }
  return id === 'troubleshooting' ? 108 : 100;
}
