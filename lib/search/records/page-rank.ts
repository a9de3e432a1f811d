/**
 * How much sooner than others a page comes among equals, as most readers would want it: the newest way before the old ones, a page
 * that says how before one that lists, the cure that holds for all before that of one network. An upgrade from a version that few still run is found by its number, not by the way.
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
