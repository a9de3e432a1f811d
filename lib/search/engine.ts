/** A stretch of text that the question's words mark, or do not. */
export type Part = { readonly text: string; readonly isMatch: boolean };

/** What is searched for, and where one stands. */
export type Question = {
  /** As the reader typed or pasted it; anything at all. */
  readonly text: string;
  /** Which stretch of the hits, from 0. */
  readonly page: number;
  /** Hits in one stretch. */
  readonly perPage: number;
  /** What the page one is on belongs to: its hits come first, and the rest stays. */
  readonly near: { readonly edition?: string; readonly section?: string };
  /** What hits must belong to; an empty list is no condition. */
  readonly only: {
    readonly editions: readonly string[];
    readonly sections: readonly string[];
    readonly versions: readonly string[];
  };
};

/** A place on a page that answers a question: the page itself, one of its sections, or a block of code in one. */
export type Hit = {
  /** The same for the same place in each build. */
  readonly id: string;
  /** Canonical path with the hash, without the base path: `/lite/updating#backup`. */
  readonly url: string;
  readonly kind: 'page' | 'section' | 'code';
  /** The site's section (a sidebar's label), the page's title, and the headings down to this place. */
  readonly trail: readonly string[];
  /** The last of the trail, with what matches. */
  readonly title: readonly Part[];
  /** The text round the match, at most about 160 characters; empty for none. */
  readonly snippet: readonly Part[];
  readonly section: string;
  readonly edition: string | null;
  readonly version: string;
};

/** A page that matches, with its best hits. */
export type PageResult = {
  /** Canonical path of the page, without the base path and the hash. */
  readonly path: string;
  /** The page's title as plain text. */
  readonly title: string;
  /** The label of the page's sidebar; empty for none. */
  readonly section: string;
  /**
   * Hits on this page, best first: at least one, at most four. The result links to the first: a section when a section answers best, else
   * the page itself.
   */
  readonly hits: readonly Hit[];
  /**
   * The editions that have this page or section, with the address in each, this one included. Empty when there's only one.
   */
  readonly editions: readonly { readonly edition: string; readonly url: string }[];
};

/** One page of results, best first. */
export type Answer = {
  /** Matching pages in all pages of results. */
  readonly total: number;
  readonly results: readonly PageResult[];
  /** The same results with their snippets, when their text is still loading. It never rejects. */
  readonly completed?: Promise<Answer>;
};

/**
 * Something that answers questions: the site's own index in the browser, or a hosted service.
 *
 * @throws {SearchFailure} when it cannot be reached, or what it holds cannot be read
 */
export type SearchEngine = {
  readonly search: (question: Question, signal?: AbortSignal) => Promise<Answer>;
};

/** Says why a search could not be carried out, for a log; readers see the words of the search box. */
export class SearchFailure extends Error {
  override readonly name = 'SearchFailure';
}
