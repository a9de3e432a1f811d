import { stemOf } from '@/lib/site/paths.mjs';

/** The state of a page change: none, one that's still fast, or one that takes long enough to show the bar. */
export type Progress = 'idle' | 'pending' | 'shown';

/** A router event: it starts to navigate from a page to an address, or it arrives. */
export type RouteEvent =
  | { readonly type: 'start'; readonly from: string; readonly to: string; readonly time: number }
  | { readonly type: 'end' };

/**
 * Returns the progress after an event. A start toward the current page ends the progress, because it's a change of the
 * hash or query, or a return from a page change that hasn't finished.
 *
 * @param basePath the path that the site is served below
 */
export function progressAfter(
  progress: Progress,
  event: RouteEvent | { readonly type: 'late' },
  basePath: string,
): Progress {
  switch (event.type) {
    case 'start':
      if (pageOf(event.to, basePath) === pageOf(event.from, basePath)) {
        return 'idle';
      }
      return progress === 'idle' ? 'pending' : progress;
    case 'late':
      return progress === 'pending' ? 'shown' : progress;
    case 'end':
      return 'idle';
  }
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
