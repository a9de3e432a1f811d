import { activeHeading } from './active-heading';

/** Marks the entry of the table of contents whose heading the reader is at with `aria-current`. */
export function markActiveHeading(root: Document): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
  const headings = links.map((link) => root.getElementById(decodeURIComponent(link.hash.slice(1))));
  const from = Number.parseFloat(getComputedStyle(root.documentElement).scrollPaddingTop) || 0;
  const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? Number.NEGATIVE_INFINITY);
  // A jump to a heading ends a fraction of a pixel above or below the edge.
  const active = activeHeading(tops, from - 1, window.innerHeight);
  for (const [place, link] of links.entries()) {
    if (place === active) {
      link.setAttribute('aria-current', 'true');
    } else {
      link.removeAttribute('aria-current');
    }
  }
}

/** Opens and closes the table of contents where it is folded. */
export function toggleOnClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('[data-toc] button') : null;
  button?.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
}
