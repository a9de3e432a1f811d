import type { Question } from '@/lib/search/engine';
import type { IndexPage, SiteIndex } from '@/lib/search/index/site-index';
import { type Frequencies, frequenciesOf, type MatchedTerm, type TermFrequencies } from './bm25f';
import { overlapOf, type Wanted, wantedWordsOf } from './overlap';
import type { Query } from './query';
import type { Weights } from './weights';

/** A section that matches. */
type ScoredSection = { readonly section: number; readonly score: number };

/** A page that matches, with its sections that do, best first. */
export type ScoredPage = { readonly page: number; readonly score: number; readonly sections: readonly ScoredSection[] };

/** Pages that match less than this share of what the best one matches are no result. */
const minCoverage = { typed: 0.5, pasted: 0.35 };

/** A score, and the share of the query that's matched. */
type Score = { readonly score: number; readonly coverage: number };

/**
 * Ranks pages by BM25F: the page over all its fields, and together with it the best of its sections. What's matched counts by its share of the
 * query, and a title or heading that the query spells out counts more.
 *
 * @param terms those that match a word at all, whose postings are loaded
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
      // A page that's asked for by its name leads its sections.
      const own = isNamed ? sections.find(({ section }) => section === page.first) : undefined;
      return { page: position, score, sections: own ? [own, ...sections.filter((each) => each !== own)] : sections };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

/** The sections of a page that match, best first. The names of the page, and the headings above a section, count a little for it. */
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

/** How much of the page's title, or of its label alone and with the names around it in the sidebar, the query spells out. */
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

/** The rank of the page itself, and how near it is to the reader, unless the query names another edition. */
function factorOf(page: IndexPage, { near }: Pick<Question, 'near'>, wanted: Wanted, weights: Weights): number {
  const isEditionNamed = wanted.editions.size > 0;
  const edition = !isEditionNamed && near.edition === page.edition ? weights.near.edition : 1;
  const section = near.section === page.section ? weights.near.section : 1;
  return (edition * section * page.rank) / 100;
}
