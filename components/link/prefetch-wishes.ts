import { basePath } from '@/lib/site/base-path.mjs';
import { pageChangeOf } from './page-changes';
import type { Kin, Wish } from './prefetch-plan';

const plainClick = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

/** How many entries of a sidebar count as neighbours of the page, on either side. */
const reach = 2;

/** The page that a link leads to inside the site, by its path; null for other links and for the page that is shown. */
export function routeOf(link: HTMLAnchorElement): string | null {
  const change = pageChangeOf(plainClick, link, window.location.href, basePath);
  const route = change?.replace(/[?#].*/, '') ?? null;
  return route !== null && basePath + route !== window.location.pathname ? route : null;
}

/** The pages that follow from the place of the page that is shown: next and previous, and its neighbours in the sidebar. */
export function wishesOf(page: ParentNode): Wish[] {
  const wishes: Wish[] = [];
  const add = (link: HTMLAnchorElement | undefined | null, kin: Kin) => {
    const route = link && routeOf(link);
    if (route) {
      wishes.push({ route, kin });
    }
  };
  add(page.querySelector<HTMLAnchorElement>('main a[rel="next"]'), 'next');
  add(page.querySelector<HTMLAnchorElement>('main a[rel="prev"]'), 'previous');
  for (const nav of page.querySelectorAll('nav')) {
    // In the head of the site or of the page, entries beside each other say nothing about what is read next.
    const links = nav.closest('header') ? [] : [...nav.querySelectorAll('a')];
    const current = links.findIndex((link) => link.getAttribute('aria-current') === 'page');
    for (let away = 1; current >= 0 && away <= reach; away += 1) {
      add(links[current + away], 'neighbour');
      add(links[current - away], 'neighbour');
    }
  }
  return wishes;
}
