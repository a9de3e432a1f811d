import { type Question, type SearchEngine, SearchFailure, type SearchResponse } from './engine';
import { indexName, type Load, readFile, textsName } from './index/format';
import { openIndex, type SiteIndex } from './index/site-index';
import { idfOf, type MatchedTerm } from './ranking/bm25f';
import { expandTerm } from './ranking/expand';
import { wantedWordsOf } from './ranking/overlap';
import { parseQuery, type Query } from './ranking/query';
import { isAllowed, rankPages, type ScoredPage } from './ranking/rank';
import { mergeEditions, type ResultPage, resultOf } from './ranking/results';
import { isUnknownError } from './ranking/unknown-error';

/**
 * Opens the site's own index. It's loaded with the first query, even an empty one, and then reused. If loading fails,
 * the next query tries again.
 *
 * The text for snippets loads after the first results, so that results don't wait for it on a slow connection. Until
 * then they have no snippets, and `completed` resolves to the same results with snippets.
 */
export function openSiteEngine(load: Load): SearchEngine {
  const open = shared(() => openIndex(load));
  let texts: readonly string[] | undefined;
  const loadTexts = shared(async () => {
    const [{ id }, file] = await Promise.all([open(), readFile(load, textsName)]);
    if (file.id !== id || !Array.isArray(file.texts)) {
      throw new SearchFailure(`${textsName} and ${indexName} are from different builds. Reload the page.`);
    }
    texts = file.texts;
  });
  return {
    async search({ text, limit, near, only }, signal) {
      const index = await open();
      signal?.throwIfAborted();
      const query = parseQuery(text);
      const terms = query.terms
        .map((term) => ({ term, matches: expandTerm(index, term, query) }))
        .filter(({ matches }) => matches.length > 0)
        .map((entry) => ({ ...entry, idf: idfOf(index, entry.matches) }));
      const wanted = wantedWordsOf(index, terms);
      // The reader's edition doesn't count if the query names one.
      const isEditionNamed = index.pages.some(({ edition }) => wanted.words.get(edition)?.quality === 1);
      const { edition, ...others } = near;
      const context = isEditionNamed ? others : near;
      const ranked = rankPages(index, terms, wanted, { nameKey: query.nameKey, near: context, only });
      const found = mergeEditions(index, ranked, context);
      const isUnknown = isUnknownError(index, text, query, wanted, found[0]);
      const pages = isUnknown ? startWithDoctor(index, found, only) : found;
      const missing = isUnknown ? undefined : missingWordsOf(query, terms, pages);
      const answer = (): SearchResponse => ({
        total: pages.length,
        counted: 'page',
        hasMore: pages.length > limit,
        results: pages.slice(0, limit).map((page) => resultOf(index, page, wanted, texts)),
        ...(missing && { missing }),
        ...(isUnknown && { isUnknownError: true }),
      });
      const first = answer();
      if (texts || pages.length === 0) {
        return first;
      }
      // If the text doesn't load, results stay without snippets. The search itself doesn't fail.
      return { ...first, completed: loadTexts().then(answer, () => first) };
    },
  };
}

/** Puts the log doctor first, so that an error that no page has doesn't lead to the fix of another one. */
function startWithDoctor(index: SiteIndex, found: readonly ResultPage[], only: Question['only']): ResultPage[] {
  const page = index.pages.findIndex(({ path }) => path === '/doctor');
  const doctor = index.pages[page];
  const others = found.filter((other) => other.page !== page);
  return doctor && isAllowed(doctor, only)
    ? [{ page, score: 0, coverage: 0, hasAll: false, sections: [doctor.first], alternates: [] }, ...others]
    : others;
}

/** Returns the words of a query that no page has. In pasted text, most are names and numbers of the reader's server. */
function missingWordsOf(
  { terms, isPasted }: Query,
  matched: readonly MatchedTerm[],
  pages: readonly ScoredPage[],
): readonly string[] | undefined {
  const words = terms.filter(({ weight, word }) => weight === 1 && /\p{L}{2}/u.test(word));
  const unknown = words.filter((term) => !matched.some((entry) => entry.term === term)).map(({ word }) => word);
  if (unknown.length > (isPasted ? words.length / 2 : 0)) {
    return unknown;
  }
  return isPasted || pages.length === 0 || pages.some(({ hasAll }) => hasAll) ? undefined : [];
}

/** Returns a function that runs a task once and shares its result. After a failure, the next call tries again. */
function shared<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  return () => {
    running ??= task().catch((error: unknown) => {
      running = null;
      throw error;
    });
    return running;
  };
}
