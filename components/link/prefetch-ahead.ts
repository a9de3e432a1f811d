import { currentConnection, isThrifty } from '@/lib/browser/connection';
import { isCompressed, nextPrefetch, requestsEach } from './prefetch-plan';
import { routeOf, wishesOf } from './prefetch-wishes';

/** The pages that have been fetched or asked for since the site was loaded. */
const done = new Set<string>();

/** How long to wait for one page before the next is fetched all the same, in milliseconds. */
const patience = 3000;

/**
 * Fetches a page ahead, unless that was done, or the reader's connection is slow or counted.
 *
 * @returns whether it was fetched
 */
export function prefetchOnce(route: string, prefetch: (route: string) => void): boolean {
  if (done.has(route) || isThrifty(currentConnection())) {
    return false;
  }
  done.add(route);
  prefetch(route);
  return true;
}

/**
 * Fetches ahead, one by one, what the plan allows of the pages that the shown one leads to: those that follow from its place, and those
 * whose links come into view.
 *
 * @returns what ends it
 */
export function prefetchAhead(prefetch: (route: string) => void): () => void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (page && !isCompressed(page)) {
    return () => undefined;
  }
  const wishes = wishesOf(document);
  const spent = { requests: 0, bytes: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = () => {
    clearTimeout(timer);
    const route = nextPrefetch(wishes, done, spent);
    timer = undefined;
    if (route !== null && prefetchOnce(route, prefetch)) {
      spent.requests += requestsEach;
      timer = setTimeout(step, patience);
    }
  };
  const arrivals = new PerformanceObserver((list) => {
    for (const { name, transferSize } of list.getEntries() as PerformanceResourceTiming[]) {
      spent.bytes += name.includes('/__next.') ? transferSize : 0;
      if (name.includes('__PAGE__')) {
        step();
      }
    }
  });
  const views = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const route = isIntersecting && routeOf(target as HTMLAnchorElement);
      if (route) {
        views.unobserve(target);
        wishes.push({ route, kin: 'other' });
      }
    }
    if (timer === undefined) {
      step();
    }
  });
  arrivals.observe({ type: 'resource' });
  for (const link of document.querySelectorAll('a[href]')) {
    views.observe(link);
  }
  return () => {
    clearTimeout(timer);
    arrivals.disconnect();
    views.disconnect();
  };
}
