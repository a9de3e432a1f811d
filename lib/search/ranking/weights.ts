/**
 * The parameters of the ranking: BM25F (Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and
 * Beyond", 2009) over the fields of a page and of its sections, with features for query terms in a title.
 * They were fitted by random search on the relevance set and the golden set, with cross-validation;
 * `relevance-bench.ts` measures them.
 */
export const weights = {
  /** For each field, its weight and the strength of its length normalization, from 0 to 1. */
  fields: {
    /** A page's title, and its label in the sidebar. */
    title: { weight: 16, b: 0.4 },
    /** The names around a page in the sidebar. */
    sidebar: { weight: 6.4, b: 0 },
    heading: { weight: 4, b: 0.57 },
    /** What readers call a page or section. */
    phrasing: { weight: 1.5, b: 0 },
    /** A page's description and the text before its first heading. */
    lead: { weight: 0.8, b: 0.75 },
    /** Text and code. */
    text: { weight: 0.3, b: 0.6 },
  },
  /** Term frequency saturation: the higher, the longer additional occurrences keep counting. */
  k1: 4,
  /** The weight of the page's score relative to its best section. */
  page: 0.9,
  /** Boost for a page whose name equals the query. */
  exactName: 6,
  /** The exponent of the share of the query that matched. */
  coverage: 0.8,
  /** Boosts for a title and a heading that the query spells out. */
  titleOverlap: 3.2,
  headingOverlap: 0.8,
  /** The same for a phrasing of a page or section, and what's added if the query quotes it. */
  phrasingOverlap: 0.6,
  quotedPhrasing: 3,
  /** Match quality of anything but the word itself. */
  match: { stem: 0.7, prefix: 0.7, synonym: 0.8, typo: 0.95 },
  /** Boosts for pages of the reader's edition and sidebar. */
  near: { edition: 1.25, section: 1.06 },
};
