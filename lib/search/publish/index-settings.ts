import type { IndexSettings } from 'algoliasearch';

/**
 * How the hosted service ranks and filters records. Published with the records, so that a new index needs no manual
 * setup.
 */
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
  // A code block links to its section, so both count as one hit.
  attributeForDistinct: 'url',
  distinct: true,
  // Identifiers such as APP_KEY and queue:work are indexed with their punctuation.
  separatorsToIndex: '_:/',
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
};
