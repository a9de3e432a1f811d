import { element } from '@/lib/browser/dom/element';
import type { Hit, PageResult, Part } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { editionLabels } from '@/lib/site/editions';
import { breadcrumbsOf } from './labels';

/** Renders text with the matching words marked. It creates only text and `mark` elements. */
function renderParts(parts: readonly Part[]): (Node | string)[] {
  return parts.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text));
}

/** Renders the content of a hit's link. The depth is how many names of the heading path are already shown around it. */
export function renderHit(hit: Hit, depth = 0): HTMLElement[] {
  const breadcrumbs = breadcrumbsOf(hit.trail.slice(depth, -1));
  return [
    breadcrumbs !== '' && element('span', { class: 'hit-breadcrumbs' }, breadcrumbs),
    element('span', { class: 'hit-title' }, renderParts(hit.title)),
    hit.snippet.length > 0 &&
      element('span', { class: hit.isCode ? 'hit-snippet hit-code' : 'hit-snippet' }, renderParts(hit.snippet)),
  ].filter((part) => part !== false);
}

/** Returns links to the same page or section in the other editions. Their accessible names say which one that is. */
export function renderEditions({
  editions,
  hits,
}: PageResult): { readonly url: string; readonly link: HTMLAnchorElement }[] {
  const labels: Readonly<Record<string, string>> = editionLabels;
  const title = hits[0]?.trail.at(-1);
  return editions.map(({ edition, url }) => {
    const label = labels[edition] ?? edition;
    const attributes = { href: withBasePath(url), 'aria-label': `${title}, ${label} edition` };
    return { url, link: element('a', attributes, label) };
  });
}
