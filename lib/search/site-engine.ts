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

/** What a query found: all pages, best first, and the terms that match. */
type Finding = { readonly key: string; readonly ranked: readonly ResultPage[]; readonly terms: readonly MatchedTerm[] };

/**
 * Opens the site's own index: it's loaded with the first question, even one without words, and kept. When it can't be loaded, the next
 * question tries again.
 *
 * The text for snippets comes after the first results, so that they don't wait for it on a slow line: until then they have no snippets, and
 * `completed` brings the same results with theirs.
 *
 * @param load fetches a file of the index by its name
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
  // Text that doesn't arrive leaves results without snippets, which is no failure of the search.
  const completed = index.texts.load().then(answer, () => first);
  return { ...first, completed };
}
