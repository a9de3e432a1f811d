/** What a page may cost before it is painted and before its reader acts: what does not wobble, in bytes (gzip) and in numbers. */
export const budgets = {
  /**
   * HTML with the CSS in it up to where the first paint waits no longer (`lib/export/first-paint.ts`), without the font. The median page,
   * and any page.
   */
  paintBytes: { median: 17_000, any: 20_000 },
  /** HTML with the CSS in it, whole: what comes behind the first paint too. Hashes make it some bytes more or less with each build. */
  pageBytes: { median: 20_600, any: 39_936 },
  /** Requests before the first paint: the page, and the font that it names. */
  paintRequests: 2,
  /** The script that stands in each page; the names of files in it take some bytes more or less with each build. */
  startBytes: 3_120,
  /** Of the search, what those files hold before a reader turns to it. */
  searchBytes: 1_500,
  /** Of the reader's values, the offline copy and the menu at the title, likewise. */
  takeAwayBytes: 4_000,
  /** All script files that a page runs once it has a reader. */
  scriptBytes: 165_000,
  /** Script files that a page runs once it has a reader, each a task of its own. */
  scripts: 16,
} as const;
