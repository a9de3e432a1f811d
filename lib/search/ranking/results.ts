import { type Hit, maxHitsPerPage, type PageResult, type Question } from '@/lib/search/engine';
import type { IndexPage, IndexSection, SiteIndex } from '@/lib/search/index/site-index';
import type { Wanted } from './overlap';
import type { ScoredPage } from './rank';
import { markedParts, snippetOf } from './snippet';

/** A matching page with its alternate versions in other editions that match too. */
export type ResultPage = ScoredPage & { readonly alternates: readonly number[] };

/** The reader's edition leads with at least this share of the best score. Below it, it probably lacks the answer. */
const minLeadShare = 0.6;

/**
 * Merges the same page of several editions into one result. The reader's edition leads if it scores about as well as
 * the best one; otherwise the best one leads.
 */
export function mergeEditions(
  index: SiteIndex,
  ranked: readonly ScoredPage[],
  { edition }: Question['near'],
): ResultPage[] {
  const groups = new Map<string, ScoredPage[]>();
  for (const scored of ranked) {
    const page = index.pages[scored.page] as IndexPage;
    const key = page.edition === '' ? page.path : page.path.replace(`/${page.edition}/`, '/*/');
    groups.set(key, [...(groups.get(key) ?? []), scored]);
  }
  return [...groups.values()].map((group) => {
    const [best] = group as [ScoredPage];
    const own = group.find(({ page }) => index.pages[page]?.edition === edition);
    const lead = own && own.score >= best.score * minLeadShare ? own : best;
    const alternates = group.filter((other) => other !== lead).map(({ page }) => page);
    return { ...lead, alternates: alternates.sort((a, b) => a - b) };
  });
}

/** Returns a page's best sections, with snippets if texts are loaded, and the first one's URL in other editions. */
export function resultOf(
  index: SiteIndex,
  { page, sections, alternates }: ResultPage,
  { words }: Wanted,
  texts?: readonly string[],
): PageResult {
  const { path, first, section: sidebar } = index.pages[page] as IndexPage;
  const best = sections.length > 0 ? sections.slice(0, maxHitsPerPage) : [first];
  const hits = best.map((section): Hit => {
    const { title, url } = index.sections[section] as IndexSection;
    return {
      url,
      trail: [sidebar, ...headingPathOf(index, section)],
      title: markedParts(title, words),
      ...snippetOf(texts?.[section] ?? '', words),
    };
  });
  const hash = hits[0]?.url.slice(path.length) ?? '';
  const editions = alternates.map((alternate) => {
    const other = index.pages[alternate] as IndexPage;
    const section = index.sections.slice(other.first, other.end).find(({ url }) => url === other.path + hash);
    return { edition: other.edition, url: section?.url ?? other.path };
  });
  return { path, hits, editions };
}

/** Returns the titles from the page's own down to a section's. */
function headingPathOf(index: SiteIndex, section: number): string[] {
  const { title, parent } = index.sections[section] as IndexSection;
  return [...(parent === -1 ? [] : headingPathOf(index, parent)), title];
}
