import type { PageResult } from '@/lib/search/engine';
import type { IndexPage, SiteIndex } from '@/lib/search/index/site-index';
import { maxHitsPerPage } from '@/lib/search/page-results';
import { hitOf, type WordWeights } from './hit';
import type { ScoredPage } from './rank';

/** A page that matches, with the same page of other editions, which may match too. */
export type ResultPage = ScoredPage & { readonly alternates: readonly number[] };

/** The least share of the best edition's score that the reader's edition must have to lead: else it lacks what answers. */
const minLeadShare = 0.6;

/**
 * Makes one result of the same page in several editions.
 *
 * @param ranked pages, best first
 * @param edition the edition that leads where it answers about as well; else the best one does
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

/** The result of a page: its best sections, and the addresses of the first of them in each edition. */
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
