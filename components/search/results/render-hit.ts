import { element } from '@/lib/browser/dom/element';
import type { Hit, PageResult, Part } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { editionLabels } from '@/lib/site/editions.mjs';
import { breadcrumbsOf } from './breadcrumbs';

/**
 * Renders text with the matching words marked. It creates only text and `mark` elements, whatever the text contains.
 */
function renderParts(parts: readonly Part[]): (Node | string)[] {
  return parts.map(({ text, isMatch }) => (isMatch ? element('mark', {}, text) : text));
}

/**
 * Renders the content of a hit's link: breadcrumbs, title, and snippet.
 *
 * @param depth how many names of the heading path are already shown around it
 */
export function renderHit(hit: Hit, depth = 0): HTMLElement[] {
  const breadcrumbs = breadcrumbsOf(hit.trail.slice(depth, -1));
  return [
    ...(breadcrumbs ? [element('span', { class: 'hit-breadcrumbs' }, breadcrumbs)] : []),
    element('span', { class: 'hit-title' }, ...renderParts(hit.title)),
    ...(hit.snippet.length > 0
      ? [
          element(
            'span',
            { class: hit.kind === 'code' ? 'hit-snippet hit-code' : 'hit-snippet' },
            ...renderParts(hit.snippet),
          ),
        ]
      : []),
  ];
}

/** Returns links to the same page or section in the other editions. */
export function renderEditions({
  editions,
  hits,
}: PageResult): { readonly url: string; readonly link: HTMLAnchorElement }[] {
  const labels: Readonly<Record<string, string>> = editionLabels;
  return editions
    .filter(({ edition }) => edition !== hits[0]?.edition)
    .map(({ edition, url }) => ({ url, link: element('a', { href: withBasePath(url) }, labels[edition] ?? edition) }));
}
