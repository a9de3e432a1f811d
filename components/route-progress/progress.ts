import { stemOf } from '@/lib/site/paths.mjs';

/** Where a change of page stands: none, one that is still quick, or one that takes long enough to show it. */
export type Progress = 'idle' | 'pending' | 'shown';

/** What the router does: it sets out from a page to an address, or it arrives. */
export type RouteEvent =
  | { readonly type: 'start'; readonly from: string; readonly to: string; readonly time: number }
  | { readonly type: 'end' };

/**
 * The progress after an event. A start toward the page that is shown ends it: it is a change of hash or query, or a way back from a
 * change that has not finished.
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

/** The page that an address of the router leads to: a path below the base path, or, through the history, a whole address with it. */
function pageOf(url: string, basePath: string): string {
  const isPath = url.startsWith('/');
  const { pathname } = new URL(url, 'http://site');
  return stemOf(isPath ? pathname : pathname.slice(basePath.length));
}
