import type { Answer, Question, SearchEngine } from './engine';
import type { Load } from './index/index-texts';
import { openIndex, type SiteIndex } from './index/site-index';
import { idfOf, type MatchedTerm } from './ranking/bm25f';
import { expandTerm } from './ranking/expand';
import { wordWeightsOf } from './ranking/hit';
import { parseQuery } from './ranking/query';
import { rankPages } from './ranking/rank';
import { mergeEditions, type ResultPage, resultOf } from './ranking/results';
import { defaultWeights, type Weights } from './ranking/weights';

/** The outcome of a query: all pages, best first, and the terms that match. */
type Finding = { readonly key: string; readonly ranked: readonly ResultPage[]; readonly terms: readonly MatchedTerm[] };

/**
 * Opens the site's own index. It's loaded with the first query, even an empty one, and then reused. If loading fails,
 * the next query tries again.
 *
 * The text for snippets loads after the first results, so that results don't wait for it on a slow connection. Until
 * then they have no snippets, and `completed` resolves to the same results with snippets.
 *
 * @param load fetches a file of the index by name
 */
export function openSiteIndex(load: Load, weights: Weights = defaultWeights): SearchEngine {
  let opening: Promise<SiteIndex> | null = null;
  let last: Finding | null = null;
  const open = () => {
    opening ??= openIndex(load).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  return {
    async search(question, signal) {
      const index = await open();
      signal?.throwIfAborted();
      const key = JSON.stringify([question.text, question.near, question.only]);
      const finding = last?.key === key ? last : { key, ...find(index, question, weights) };
      last = finding;
      return answerOf(index, finding, question);
    },
  };
}

function find(index: SiteIndex, question: Question, weights: Weights): Omit<Finding, 'key'> {
  const query = parseQuery(question.text);
  const expanded = query.terms
    .map((term) => ({ term, matches: expandTerm(index, term, query, weights) }))
    .filter(({ matches }) => matches.length > 0);
  const terms = expanded.map((entry) => ({ ...entry, idf: idfOf(index, entry.matches) }));
  const isEditionNamed = index.pages.some(({ edition }) => query.terms.some(({ word }) => word === edition));
  const ranked = rankPages(index, terms, query, question, weights);
  return { terms, ranked: mergeEditions(index, ranked, isEditionNamed ? undefined : question.near.edition) };
}

function answerOf(index: SiteIndex, { ranked, terms }: Finding, { page, perPage }: Question): Answer {
  const shown = ranked.slice(page * perPage, (page + 1) * perPage);
  const wordWeights = wordWeightsOf(index, terms);
  const answer = () => ({ total: ranked.length, results: shown.map((result) => resultOf(index, result, wordWeights)) });
  const first = answer();
  if (index.texts.pages || shown.length === 0) {
    return first;
  }
  // If the text doesn't load, results stay without snippets. The search itself doesn't fail.
  const completed = index.texts.load().then(answer, () => first);
  return { ...first, completed };
}
