/** The headings down to a record in the names of DocSearch: `lvl0` the site's section, `lvl1` the page's title, then its headings. */
export type Hierarchy = {
  readonly lvl0: string;
  readonly lvl1: string;
  readonly lvl2: string | null;
  readonly lvl3: string | null;
  readonly lvl4: string | null;
  readonly lvl5: null;
  readonly lvl6: null;
};

/**
 * What can be found, in the shape that DocSearch's crawler writes, so that one set of records serves the site's own index and a hosted
 * one: a page, a section of it, or a block of code in one.
 */
export type SearchRecord = {
  /** The same for the same place in each build. */
  readonly objectID: string;
  /** Canonical path with the hash, without the base path. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'content';
  /** The text down to the next heading, or the code: a paragraph, list item, row or line of code on each line. */
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  /** The higher, the earlier among equals. */
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
  readonly language: string;
  /** The name of the documentation's version, and the tag that DocSearch's contextual search asks for. */
  readonly version: string;
  readonly docusaurus_tag: string;
  readonly kind: 'page' | 'section' | 'code';
  readonly section: string;
  /** The name of the page in its sidebar, and the titles of the groups that it's in. */
  readonly label: string;
  readonly groups: readonly string[];
  readonly edition: string | null;
  /** The editions that a filter finds it under: its own, or every edition where it belongs to none. */
  readonly editions: readonly string[];
};
