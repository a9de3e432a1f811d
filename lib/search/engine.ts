/** A piece of text that either matches the query or doesn't. */
export type Part = { readonly text: string; readonly isMatch: boolean };

export type Question = {
  /** The query as the reader typed or pasted it; any text is allowed. */
  readonly text: string;
  readonly limit: number;
  /** The context of the reader's current page, whose results rank higher. It doesn't exclude any others. */
  readonly near: { readonly edition?: string; readonly section?: string };
  /** Filters that results must match; an empty list doesn't filter. */
  readonly only: {
    readonly editions: readonly string[];
    readonly sections: readonly string[];
    readonly versions: readonly string[];
  };
};

/** A part of a page that matches a query: the page itself, or one of its sections. */
export type Hit = {
  /** Canonical path with the hash and without the base path: `/lite/updating#backup`. */
  readonly url: string;
  /** The site's section (a sidebar's label), the page's title, and the headings down to this hit. */
  readonly trail: readonly string[];
  /** The last entry of the trail, with its matches marked. */
  readonly title: readonly Part[];
  /** The text or code around the match, at most about 160 characters; empty if there's none. */
  readonly snippet: readonly Part[];
  readonly isCode: boolean;
};

export type PageResult = {
  /** Canonical path of the page, without the base path or a hash. */
  readonly path: string;
  /** Hits on this page, best first: at least one and at most `maxHitsPerPage`. The result links to the first one. */
  readonly hits: readonly Hit[];
  /** The other editions that have this page or section, with the URL in each. */
  readonly editions: readonly { readonly edition: string; readonly url: string }[];
};

export const maxHitsPerPage = 3;

/** The best results, best first. */
export type SearchResponse = {
  /** Number of matches, including those beyond the limit: pages, or the hits that a hosted service counts. */
  readonly total: number;
  readonly counted: 'page' | 'result';
  /** Whether a higher limit returns more. */
  readonly hasMore: boolean;
  readonly results: readonly PageResult[];
  /** Words that no page has, or none if each has a page, but no page has all of them. Absent if a page has them. */
  readonly missing?: readonly string[];
  /** Whether the query is the text of an error that no page has. The log doctor is then the first result. */
  readonly isUnknownError?: boolean;
  /** The same results with snippets, if their text is still loading. Never rejects. */
  readonly completed?: Promise<SearchResponse>;
};

/** The site's own index in the browser, or a hosted service. Throws a `SearchFailure` if it can't be read. */
export type SearchEngine = {
  readonly search: (question: Question, signal?: AbortSignal) => Promise<SearchResponse>;
};

/** Explains for a log why a search failed. Readers see the search box's own message. */
export class SearchFailure extends Error {
  override readonly name = 'SearchFailure';
}
