import type { IndexSettings } from 'algoliasearch';

/** How the hosted service ranks and filters the records; published with them, so that a new index needs no hand. */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1),unordered(label)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'section', 'editions', 'type'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  // A block of code leads to the section that it stands in: one hit for both.
  attributeForDistinct: 'url',
  distinct: true,
  // Identifiers, such as APP_KEY and queue:work, are written with their signs.
  separatorsToIndex: '_:/',
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
};
