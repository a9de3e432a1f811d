import { scrollToShow } from './scroll-to-show';

/** Scrolls a list of links so that the one to the page that is shown is in view; a list that shows it stays where it is. */
export function showCurrent(list: HTMLElement): void {
  const entry = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (entry) {
    const { scrollTop, clientHeight: height } = list;
    const top = entry.top - list.getBoundingClientRect().top + scrollTop;
    list.scrollTop = scrollToShow({ scrollTop, height }, { top, height: entry.height });
  }
}
