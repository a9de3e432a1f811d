import type { PageResult } from '@/lib/search/engine';
import type { IndexPage, SiteIndex } from '@/lib/search/index/site-index';
import { maxHitsPerPage } from '@/lib/search/page-results';
import { hitOf, type WordWeights } from './hit';
import type { ScoredPage } from './rank';

/** A matching page with its alternate versions in other editions that match too. */
export type ResultPage = ScoredPage & { readonly alternates: readonly number[] };

/**
 * The reader's edition leads only with at least this share of the best edition's score. Below it, the page probably
 * lacks the answer.
 */
const minLeadShare = 0.6;

/**
 * Merges the same page of several editions into one result.
 *
 * @param ranked pages, best first
 * @param edition the edition that leads if it scores about as well as the best one; otherwise the best one leads
 */
export function mergeEditions(index: SiteIndex, ranked: readonly ScoredPage[], edition?: string): ResultPage[] {
  const groups = new Map<string, { lead: ScoredPage; alternates: number[] }>();
  for (const scored of ranked) {
    const page = index.pages[scored.page] as IndexPage;
    const key = page.edition === '' ? page.path : page.path.replace(`/${page.edition}/`, '/*/');
    const group = groups.get(key);
    if (group) {
      group.alternates.push(scored.page);
      if (page.edition === edition && scored.score >= group.lead.score * minLeadShare) {
        group.lead = scored;
      }
    } else {
      groups.set(key, { lead: scored, alternates: [scored.page] });
    }
  }
  return [...groups.values()].map(({ lead, alternates }) => ({
    ...lead,
    alternates: alternates.sort((a, b) => a - b),
  }));
}

/** Returns a page's result: its best sections, and the URL of the first one in each edition. */
export function resultOf(
  index: SiteIndex,
  { page: position, sections, alternates }: ResultPage,
  weights: WordWeights,
): PageResult {
  const page = index.pages[position] as IndexPage;
  const title = index.sections[page.first]?.title ?? page.path;
  const best = sections.slice(0, maxHitsPerPage).map(({ section }) => section);
  const hits = (best.length > 0 ? best : [page.first]).map((section) => hitOf(index, section, weights));
  const hash = hits[0]?.url.slice(page.path.length) ?? '';
  return {
    path: page.path,
    title,
    section: page.section === title ? '' : page.section,
    hits,
    editions:
      alternates.length < 2
        ? []
        : alternates.map((alternate) => {
            const { path, edition, first, end } = index.pages[alternate] as IndexPage;
            const section = index.sections.slice(first, end).find(({ url }) => url === path + hash);
            return { edition, url: section?.url ?? path };
          }),
  };
}
