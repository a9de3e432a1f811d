import type { Question } from '@/lib/search/engine';
import type { IndexPage, IndexSection, SiteIndex } from '@/lib/search/index/site-index';
import { type Frequencies, frequenciesOf, type MatchedTerm, type TermFrequencies } from './bm25f';
import { nameShareOf, overlapOf, type Wanted } from './overlap';
import type { Query } from './query';
import { weights } from './weights';

/** A matching page with the positions of its matching sections, best first. */
export type ScoredPage = {
  readonly page: number;
  readonly score: number;
  readonly sections: readonly number[];
  /** The share of the query that its best section has, of the words that the index has. */
  readonly coverage: number;
  /** Whether it has all words of the query that the index has. */
  readonly hasAll: boolean;
};

/** Pages whose coverage is less than this share of the best coverage aren't results. */
const minCoverage = 0.3;

/** A query quotes a phrasing, such as an error, if it has all of its words, and if they overlap at least this much. */
const minQuotedOverlap = 0.75;

/**
 * Ranks pages by BM25F: the score of the page over all its fields, plus the score of its best section. Scores are
 * scaled by the share of the query that matches, and boosted if the query spells out a title or heading.
 */
export function rankPages(
  index: SiteIndex,
  terms: readonly MatchedTerm[],
  wanted: Wanted,
  { nameKey, near, only }: Pick<Query, 'nameKey'> & Pick<Question, 'near' | 'only'>,
): ScoredPage[] {
  const frequencies = terms.map((term) => frequenciesOf(index, term));
  const scoreOf = (frequenciesIn: (term: TermFrequencies) => Frequencies, position: number) => {
    let [score, coverage] = [0, 0];
    for (const term of frequencies) {
      const { tf, quality } = frequenciesIn(term);
      const frequency = tf[position] ?? 0;
      // Most sections have none of the words.
      if (frequency > 0) {
        const weight = term.term.weight * term.idf;
        score += (weight * frequency) / (weights.k1 + frequency);
        coverage += (weight * (quality[position] ?? 0)) / wanted.total;
      }
    }
    return { score: score > 0 ? score * coverage ** weights.coverage : 0, coverage };
  };
  const phrasingBoostOf = (section: number) => {
    const boosts = (index.sections[section]?.phrasings ?? []).map((words) => {
      const overlap = overlapOf(words, wanted);
      const isQuoted = overlap >= minQuotedOverlap && nameShareOf(words, wanted) > 0.99;
      return overlap * weights.phrasingOverlap + (isQuoted ? weights.quotedPhrasing : 0);
    });
    return Math.max(0, ...boosts);
  };
  const scoreSections = ({ first, end }: IndexPage) => {
    const scored: { readonly section: number; readonly score: number; readonly coverage: number }[] = [];
    for (let section = first; section < end; section++) {
      const { score, coverage } = scoreOf(({ sections }) => sections, section);
      if (score > 0) {
        const { parent, titleWords } = index.sections[section] as IndexSection;
        const overlap = parent === -1 ? 0 : overlapOf(titleWords, wanted) * weights.headingOverlap;
        scored.push({ section, score: score * (1 + overlap + phrasingBoostOf(section)), coverage });
      }
    }
    return scored.sort((a, b) => b.score - a.score || a.section - b.section);
  };
  const candidates = index.pages.flatMap((page, position) => {
    const own = isAllowed(page, only) ? scoreOf(({ pages }) => pages, position) : null;
    return own && own.coverage > 0 ? { page, position, ...own } : [];
  });
  const most = Math.max(...candidates.map(({ coverage }) => coverage));
  const words = frequencies.filter(({ term }) => term.weight === 1);
  return candidates
    .filter(({ coverage }) => coverage >= most * minCoverage)
    .map(({ page, position, score: pageScore }): ScoredPage => {
      const scored = scoreSections(page);
      const overlap = Math.max(...page.names.map((name) => overlapOf(name, wanted)));
      const closeness = weights.titleOverlap * overlap + phrasingBoostOf(page.first);
      const sum = weights.page * pageScore * (1 + closeness) + (scored[0]?.score ?? 0);
      const isNamed = page.keys.has(nameKey);
      const score = sum * (isNamed ? weights.exactName : 1) * contextFactorOf(page, near);
      const sections = scored.map(({ section }) => section);
      // If the query is the page's name, the page comes before its sections.
      const hasAll = words.every(({ pages }) => (pages.quality[position] ?? 0) > 0);
      return {
        page: position,
        score,
        coverage: scored[0]?.coverage ?? 0,
        hasAll,
        sections: isNamed ? [...new Set([page.first, ...sections])] : sections,
      };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

/** Returns whether filters let a page through. */
export function isAllowed(page: IndexPage, only: Question['only']): boolean {
  const has = (allowed: readonly string[], value: string) => allowed.length === 0 || allowed.includes(value);
  return (
    // A page without an edition belongs to every edition.
    (page.edition === '' || has(only.editions, page.edition)) &&
    has(only.sections, page.sidebarLabel) &&
    has(only.versions, page.version)
  );
}

/** Returns the factor for the page's rank and for its closeness to the reader's page. */
function contextFactorOf(page: IndexPage, near: Question['near']): number {
  const edition = near.edition === page.edition ? weights.near.edition : 1;
  const section = near.section === page.sidebarLabel ? weights.near.section : 1;
  return (edition * section * page.rank) / 100;
}
