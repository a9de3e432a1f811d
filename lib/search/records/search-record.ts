/**
 * The headings down to a record, named as in DocSearch: `lvl0` is the site's section, `lvl1` the page's title, followed
 * by its headings.
 */
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
 * A search record in the format of DocSearch's crawler, so that one set of records serves both the site's own index and
 * a hosted one: a page, a section of a page, or a code block in a section.
 */
export type SearchRecord = {
  /** Stable across builds for the same part of a page. */
  readonly objectID: string;
  /** Canonical path with the hash, without the base path. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'content';
  /** The text up to the next heading, or the code: one paragraph, list item, row, or line of code per line. */
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  /** Among equally good results, higher weights come first. */
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
  readonly language: string;
  /** The name of the documentation's version, and the tag that DocSearch's contextual search filters by. */
  readonly version: string;
  readonly docusaurus_tag: string;
  readonly kind: 'page' | 'section' | 'code';
  readonly section: string;
  /** The page's label in its sidebar, and the titles of the groups around it. */
  readonly label: string;
  readonly groups: readonly string[];
  readonly edition: string | null;
  /** The editions whose filter includes it: its own, or every edition if it belongs to none. */
  readonly editions: readonly string[];
};
