import { afterPaint } from '@/lib/browser/dom/at-idle';
import { closestTo } from '@/lib/browser/dom/closest';
import { onPage } from '@/lib/browser/dom/on-page';
import { hashTarget } from '@/lib/browser/dom/percent-decode';
import { activeHeading } from './active-heading';

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
  document.addEventListener('click', (event) => {
    const button = closestTo(event, '[data-toc] button');
    button?.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
  });
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
