import { scrollToShow } from './scroll-to-show';

/** Scrolls a list of links to show the link to the current page, unless it's already visible. */
export function showCurrent(list: HTMLElement): void {
  const entry = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (entry) {
    const { scrollTop, clientHeight: height } = list;
    const top = entry.top - list.getBoundingClientRect().top + scrollTop;
    list.scrollTop = scrollToShow({ scrollTop, height }, { top, height: entry.height });
  }
}
