/** A record of a page or section in the format of DocSearch's crawler, for the site's own index and a hosted one. */
export type SearchRecord = {
  /** Stable across builds for the same part of a page. */
  readonly objectID: string;
  /** Canonical path with the hash, without the base path. */
  readonly url: string;
  readonly url_without_anchor: string;
  /** The id of the section's heading; null for the page itself. */
  readonly anchor: string | null;
  readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4';
  /** The text up to the next heading, one block per line, followed by an empty line and the code, if there's any. */
  readonly content: string;
  /** The headings down to the record: `lvl0` is the site's section, and `lvl1` the page's title. */
  readonly hierarchy: Readonly<Record<'lvl0' | 'lvl1', string> & Record<'lvl2' | 'lvl3' | 'lvl4', string | null>>;
  /** Among equally good results, higher weights come first. */
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
  readonly language: string;
  /** The name of the documentation's version, and the tag that DocSearch's contextual search filters by. */
  readonly version: string;
  readonly docusaurus_tag: string;
  readonly section: string;
  /** The page's label in its sidebar, and the titles of the groups around it. */
  readonly label: string;
  readonly groups: readonly string[];
  /** How readers ask for it in other words, which are searched but never shown. */
  readonly phrasings: readonly string[];
  readonly edition: string | null;
  /** The editions whose filter includes it: its own, or every edition if it belongs to none. */
  readonly editions: readonly string[];
};
