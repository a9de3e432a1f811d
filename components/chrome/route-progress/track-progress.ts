import { stemOf } from '@/lib/site/paths.mjs';

/** A router event: it starts to navigate from a page to an address, or it arrives. */
export type RouteEvent =
  | { readonly type: 'start'; readonly from: string; readonly to: string; readonly time: number }
  | { readonly type: 'end' };

/** Shows that a page change takes long. */
export type Bar = { start(): void; done(): void };

/** How long a page change can take before the bar shows, in milliseconds. */
const barDelayMs = 200;

/**
 * Tracks page changes, and shows the bar for those that take longer than 200 ms. A start toward the current page ends
 * the page change, because it's a change of the hash or query, or a return from one that hasn't finished.
 *
 * @param basePath the path that the site is served below
 * @returns a function that handles each router event
 */
export function trackProgress(bar: Bar, basePath: string): (event: RouteEvent) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  const show = () => {
    isShown = true;
    bar.start();
  };
  return (event) => {
    if (event.type === 'end' || pageOf(event.to, basePath) === pageOf(event.from, basePath)) {
      clearTimeout(timer);
      timer = undefined;
      if (isShown) {
        isShown = false;
        bar.done();
      }
    } else {
      // This module may have loaded some time after the start.
      timer ??= setTimeout(show, barDelayMs - (performance.now() - event.time));
    }
  };
}

/**
 * Returns the page that a router address leads to. The address is a path without the base path or, for history
 * navigation, a full URL with it.
 */
function pageOf(url: string, basePath: string): string {
  const isPath = url.startsWith('/');
  const { pathname } = new URL(url, 'http://site');
  return stemOf(isPath ? pathname : pathname.slice(basePath.length));
}
