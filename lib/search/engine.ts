/** A piece of text that either matches the query or doesn't. */
export type Part = { readonly text: string; readonly isMatch: boolean };

/** A search query with its page of results, the reader's context, and filters. */
export type Question = {
  /** The query as the reader typed or pasted it; any text is allowed. */
  readonly text: string;
  /** Page of results, counted from 0. */
  readonly page: number;
  /** Results per page. */
  readonly perPage: number;
  /** The context of the reader's current page, whose results rank higher. It doesn't exclude any others. */
  readonly near: { readonly edition?: string; readonly section?: string };
  /** Filters that results must match; an empty list doesn't filter. */
  readonly only: {
    readonly editions: readonly string[];
    readonly sections: readonly string[];
    readonly versions: readonly string[];
  };
};

/** A part of a page that matches a query: the page itself, one of its sections, or a code block in a section. */
export type Hit = {
  /** Stable across builds for the same part of a page. */
  readonly id: string;
  /** Canonical path with the hash and without the base path: `/lite/updating#backup`. */
  readonly url: string;
  readonly kind: 'page' | 'section' | 'code';
  /** The site's section (a sidebar's label), the page's title, and the headings down to this hit. */
  readonly trail: readonly string[];
  /** The last entry of the trail, with its matches marked. */
  readonly title: readonly Part[];
  /** The text around the match, at most about 160 characters; empty if there's none. */
  readonly snippet: readonly Part[];
  readonly section: string;
  readonly edition: string | null;
  readonly version: string;
};

/** A matching page with its best hits. */
export type PageResult = {
  /** Canonical path of the page, without the base path or a hash. */
  readonly path: string;
  /** The page's title as plain text. */
  readonly title: string;
  /** The label of the page's sidebar; empty if it has none. */
  readonly section: string;
  /**
   * Hits on this page, best first: at least one and at most four. The result links to the first one: a section if a
   * section matches best, otherwise the page itself.
   */
  readonly hits: readonly Hit[];
  /**
   * The editions that have this page or section, including this one, with the URL in each. Empty if there's only one.
   */
  readonly editions: readonly { readonly edition: string; readonly url: string }[];
};

/** One page of results, best first. */
export type Answer = {
  /** Number of matching pages on all pages of results. */
  readonly total: number;
  readonly results: readonly PageResult[];
  /** The same results with snippets, if their text is still loading. Never rejects. */
  readonly completed?: Promise<Answer>;
};

/**
 * A search backend: the site's own index in the browser, or a hosted service.
 *
 * @throws {SearchFailure} if it can't be reached, or its data can't be read
 */
export type SearchEngine = {
  readonly search: (question: Question, signal?: AbortSignal) => Promise<Answer>;
};

/** Explains for a log why a search failed. Readers see the search box's own message. */
export class SearchFailure extends Error {
  override readonly name = 'SearchFailure';
}
