import type { Hit, SearchResponse } from '@/lib/search/engine';
import { editionLabels } from '@/lib/site/editions';

/** What readers see if a search fails, or the code for it can't be loaded. */
export const failureTitle = 'Unable to fetch results';

/** Returns the heading path of a hit as text, without empty or repeated names. */
export function breadcrumbsOf(names: readonly string[]): string {
  return names.filter((name, at) => name !== '' && name !== names[at - 1]).join(' › ');
}

export type HitKind = 'error' | 'call' | 'section' | 'page';

/** Returns what a hit leads to: an error and its fix, an API call, a section, or a page. */
export function kindOf({ trail, url }: Pick<Hit, 'trail' | 'url'>): HitKind {
  const isSection = url.includes('#');
  if (isSection && trail.includes('Troubleshooting')) {
    return 'error';
  }
  if (isSection) {
    return 'section';
  }
  return trail[0] === 'API' ? 'call' : 'page';
}

/** Returns how many names of a hit's heading path are in that of the hit above it. */
export function sharedDepth(above: Pick<Hit, 'trail'>, { trail }: Pick<Hit, 'trail'>): number {
  const end = trail.findIndex((name, at) => name !== above.trail[at]);
  return end === -1 ? trail.length : end;
}

/** How many missing words are named. */
const maxMissing = 3;

/** Returns which words, or which error, no page has, as text; empty if a page has them. */
export function missingLine({ missing, isUnknownError }: Pick<SearchResponse, 'missing' | 'isUnknownError'>): string {
  if (isUnknownError) {
    return 'No page has this error.';
  }
  const words = (missing ?? []).slice(0, maxMissing).map((word) => `“${word}”`);
  return missing === undefined ? '' : `No page has ${words.length === 0 ? 'all words' : words.join(' or ')}.`;
}

/** Returns how much matches, as text. */
export function countLine({ total, counted }: Pick<SearchResponse, 'total' | 'counted'>): string {
  return total === 1 ? `1 ${counted} found` : `${total} ${counted}s found`;
}

/** Returns the text of a link to a hit in another edition, and its accessible name, which says what's there. */
export function editionLink(edition: string, { trail }: Pick<Hit, 'trail'>) {
  const labels: Readonly<Record<string, string>> = editionLabels;
  const label = labels[edition] ?? edition;
  return { children: label, 'aria-label': `${trail.at(-1)}, ${label} edition` } as const;
}
