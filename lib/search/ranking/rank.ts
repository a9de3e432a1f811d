import type { Question } from '@/lib/search/engine';
import type { IndexPage, SiteIndex } from '@/lib/search/index/site-index';
import { type Frequencies, frequenciesOf, type MatchedTerm, type TermFrequencies } from './bm25f';
import { overlapOf, type Wanted, wantedWordsOf } from './overlap';
import type { Query } from './query';
import type { Weights } from './weights';

/** A matching section. */
type ScoredSection = { readonly section: number; readonly score: number };

/** A matching page with its matching sections, best first. */
export type ScoredPage = { readonly page: number; readonly score: number; readonly sections: readonly ScoredSection[] };

/** Pages whose coverage is less than this share of the best coverage aren't results. */
const minCoverage = { typed: 0.5, pasted: 0.35 };

/** A score, and the share of the query that matched. */
type Score = { readonly score: number; readonly coverage: number };

/**
 * Ranks pages by BM25F: the score of the page over all its fields, plus the score of its best section. Scores are
 * scaled by the share of the query that matches, and boosted if the query spells out a title or heading.
 *
 * @param terms terms that match at least one word
 */
export function rankPages(
  index: SiteIndex,
  terms: readonly MatchedTerm[],
  query: Query,
  question: Pick<Question, 'near' | 'only'>,
  weights: Weights,
): ScoredPage[] {
  const frequencies = terms.map((term) => frequenciesOf(index, term, weights));
  const wanted = wantedWordsOf(index, terms);
  const scored = index.pages.flatMap((page, position) => {
    const own = isAllowed(page, question)
      ? scoreOf(frequencies, wanted.total, weights, ({ pages }) => at(pages, position))
      : null;
    return own && own.coverage > 0 ? { page, position, ...own } : [];
  });
  const most = scored.reduce((max, { coverage }) => Math.max(max, coverage), 0);
  const minShare = query.isPasted ? minCoverage.pasted : minCoverage.typed;
  return scored
    .filter(({ coverage }) => coverage >= most * minShare)
    .map(({ page, position, score: pageScore }): ScoredPage => {
      const sections = scoreSections(index, page, frequencies, wanted, query, weights);
      const names = 1 + weights.titleOverlap * nameOverlapOf(index, page, wanted, query);
      const share = weights.page * (query.isPasted ? weights.pastedPage : 1);
      const sum = share * pageScore * names + (sections[0]?.score ?? 0);
      const isNamed = page.names.has(query.nameKey);
      const isBegun = query.nameKey !== '' && [...page.names].some((name) => name.startsWith(query.nameKey));
      const byName = isNamed ? weights.exactName : isBegun ? weights.begunName : 1;
      const score = sum * byName * factorOf(page, question, wanted, weights);
      // If the query is the page's name, the page comes before its sections.
      const own = isNamed ? sections.find(({ section }) => section === page.first) : undefined;
      return { page: position, score, sections: own ? [own, ...sections.filter((each) => each !== own)] : sections };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

/**
 * Returns a page's matching sections, best first. The page's names and the parent heading contribute a little to each
 * section.
 */
function scoreSections(
  index: SiteIndex,
  { first, end }: IndexPage,
  frequencies: readonly TermFrequencies[],
  wanted: Wanted,
  query: Query,
  weights: Weights,
): ScoredSection[] {
  const scored: ScoredSection[] = [];
  for (let position = first; position < end; position++) {
    if (frequencies.some(({ sections: { quality } }) => (quality[position] ?? 0) > 0)) {
      const { page, parent, titleWords } = index.sections[position] as SiteIndex['sections'][number];
      const { score } = scoreOf(frequencies, wanted.total, weights, ({ sections, pages }) => {
        const own = at(sections, position);
        if (own.quality > 0 || parent === -1) {
          return own;
        }
        const inherited = weights.inherited * Math.max(at(sections, parent).quality, at(pages, page).quality);
        return { tf: inherited, quality: inherited };
      });
      const overlap = parent === -1 ? 0 : overlapOf(titleWords, wanted, query);
      scored.push({ section: position, score: score * (1 + weights.headingOverlap * overlap) });
    }
  }
  return scored.sort((a, b) => b.score - a.score || a.section - b.section);
}

const at = ({ tf, quality }: Frequencies, position: number) => ({
  tf: tf[position] ?? 0,
  quality: quality[position] ?? 0,
});

function scoreOf(
  frequencies: readonly TermFrequencies[],
  total: number,
  { k1, coverage: exponent }: Weights,
  frequencyOf: (term: TermFrequencies) => { readonly tf: number; readonly quality: number },
): Score {
  let [score, coverage] = [0, 0];
  for (const entry of frequencies) {
    const { tf, quality } = frequencyOf(entry);
    const weight = entry.term.weight * entry.idf;
    score += (weight * tf) / (k1 + tf);
    coverage += (weight * quality) / total;
  }
  return { score: score * coverage ** exponent, coverage };
}

/**
 * Returns how closely the query matches the page's title, or its label alone or combined with the names around it in
 * the sidebar.
 */
function nameOverlapOf(index: SiteIndex, page: IndexPage, wanted: Wanted, query: Query): number {
  const { label, group, sectionWords } = page;
  const names = [label, [...group, ...label], [...sectionWords, ...label], [...sectionWords, ...group, ...label]];
  const title = index.sections[page.first]?.titleWords ?? [];
  return Math.max(...[title, ...names].map((name) => overlapOf(name, wanted, query)));
}

function isAllowed(page: IndexPage, { only }: Pick<Question, 'only'>): boolean {
  const has = (allowed: readonly string[], value: string) => allowed.length === 0 || allowed.includes(value);
  return (
    // A page without an edition belongs to every edition.
    (page.edition === '' || has(only.editions, page.edition)) &&
    has(only.sections, page.section) &&
    has(only.versions, page.version)
  );
}

/**
 * Returns the factor for the page's rank and for its closeness to the reader's page. The reader's edition doesn't count
 * if the query names an edition.
 */
function factorOf(page: IndexPage, { near }: Pick<Question, 'near'>, wanted: Wanted, weights: Weights): number {
  const isEditionNamed = wanted.editions.size > 0;
  const edition = !isEditionNamed && near.edition === page.edition ? weights.near.edition : 1;
  const section = near.section === page.section ? weights.near.section : 1;
  return (edition * section * page.rank) / 100;
}
