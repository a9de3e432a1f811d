/**
 * The parameters of the ranking: BM25F (Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009) over the
 * fields of a page and of its sections, with features for query terms in a title. `npm run fit:search` fits them by coordinate ascent on
 * the relevance set and the golden set, and prints what cross-validation says of them; `npm run bench:relevance` measures them.
 */
export const defaultWeights = {
  /** For each field its weight, and how much its length counts, from 0 to 1. */
  fields: {
    title: { weight: 8, b: 0.4 },
    label: { weight: 6, b: 0.1 },
    group: { weight: 1.5, b: 0 },
    sidebar: { weight: 4, b: 0 },
    heading: { weight: 4, b: 0.95 },
    lead: { weight: 3, b: 0.3 },
    body: { weight: 0.95, b: 0.6 },
    code: { weight: 0.7, b: 0.95 },
  },
  /** How soon more occurrences stop to count. */
  k1: 4,
  /** How much the page counts next to its best section. */
  page: 0.9,
  /** What's left of that for a pasted text, which a section answers: a long page has many of its words by chance. */
  pastedPage: 0.3,
  /** How many times more a page counts whose name is the whole query. */
  exactName: 3,
  /** How many times more a page counts whose name begins with the query. */
  begunName: 1.5,
  /** The share of a page's names, and of the headings above, that counts for its sections. */
  inherited: 0.33,
  /** The exponent of the share of the query that's matched. */
  coverage: 1,
  /** How much more a title or heading counts that the query spells out. */
  titleOverlap: 0.85,
  headingOverlap: 0.8,
  /** The quality of matches other than the word itself. */
  match: { stem: 0.7, prefix: 0.5, beginning: 0.3, synonym: 0.8, typo: 0.95, typos: 0.8 },
  /** How much more the edition and the sidebar of the reader's page count. */
  near: { edition: 1.25, section: 1.06 },
};

/** See `defaultWeights`. */
export type Weights = typeof defaultWeights;
