import { afterPaint } from '@/lib/browser/dom/at-idle';
import { onClick } from '@/lib/browser/dom/events';
import { onPage } from '@/lib/browser/dom/on-page';
import { hashTarget } from '@/lib/browser/dom/percent-decode';

/**
 * Keeps the table of contents at the reader's heading, with at most one update per frame, and expands it on request.
 */
export function installTableOfContents(): void {
  let isScheduled = false;
  const mark = () => {
    if (!isScheduled) {
      isScheduled = true;
      requestAnimationFrame(() => {
        isScheduled = false;
        markActiveHeading(document);
      });
    }
  };
  // Measuring every heading would force a layout of the whole page before its first paint.
  onPage(() => afterPaint(mark));
  window.addEventListener('scroll', mark, { passive: true });
  window.addEventListener('resize', mark);
  onClick('[data-toc] button', (button) =>
    button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true')),
  );
}

function markActiveHeading(root: Document): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
  const headings = links.map((link) => hashTarget(link.hash));
  const from = Number.parseFloat(getComputedStyle(root.documentElement).scrollPaddingTop) || 0;
  const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? Number.NEGATIVE_INFINITY);
  // After a jump to a heading, it can be a fraction of a pixel above or below the edge.
  const active = activeHeading(tops, from - 1, window.innerHeight);
  for (const [index, link] of links.entries()) {
    if (index === active) {
      link.setAttribute('aria-current', 'true');
    } else {
      link.removeAttribute('aria-current');
    }
  }
}

/**
 * Returns the heading that the reader is at: the first one that starts at or below the top of the text, if it starts in
 * the upper half, otherwise the one before it. Above the first heading, it's the first.
 *
 * @param tops the distance of each heading from the top of the viewport, in page order, in pixels
 * @param from where the text begins in the viewport, below what covers it, in pixels
 * @returns the index of the heading, or -1 without headings
 */
export function activeHeading(tops: readonly number[], from: number, height: number): number {
  const next = tops.findIndex((top) => top >= from);
  if (next < 0) {
    return tops.length - 1;
  }
  return (tops[next] ?? 0) < from + (height - from) / 2 ? next : Math.max(next - 1, 0);
}
