'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { RouteEvent } from './track-progress';

/**
 * How long a page change takes before the tracker is loaded, in milliseconds. Most are done by then, and must not
 * compete with that request. The bar itself shows later.
 */
const trackerDelayMs = 100;

let tracker: Promise<(event: RouteEvent) => void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The starts of this page change that no tracker has received yet. */
let pendingStarts: RouteEvent[] = [];

/**
 * Passes an event to the tracker, which is loaded for the first page change that isn't fast. If it can't be loaded, the
 * bar is left out, and the next such page change tries again.
 */
function notifyTracker(event: RouteEvent): void {
  if (tracker) {
    tracker
      .then((send) => send(event))
      .catch(() => {
        tracker = undefined;
      });
  } else if (event.type === 'start') {
    pendingStarts.push(event);
    timer ??= setTimeout(load, trackerDelayMs);
  } else {
    clearTimeout(timer);
    timer = undefined;
    pendingStarts = [];
  }
}

/** Loads the tracker, and passes it the events that it has missed. */
function load(): void {
  tracker = import('./tracker').then(({ track }) => track);
  timer = undefined;
  for (const event of pendingStarts.splice(0)) {
    notifyTracker(event);
  }
}

/**
 * Shows the progress of slow page changes for the whole document, from the router's start until the path has changed.
 */
export function useRouteProgress(): void {
  const pathname = usePathname();
  const from = useRef(pathname);

  useEffect(() => {
    from.current = pathname;
    notifyTracker({ type: 'end' });
  }, [pathname]);

  useEffect(() => {
    // Dispatched by `instrumentation-client.ts`.
    const onStart = (event: Event) =>
      notifyTracker({
        type: 'start',
        from: from.current,
        to: (event as CustomEvent<string>).detail,
        time: performance.now(),
      });
    // A page from the back/forward cache may still show a bar that was running when the reader left.
    const onShow = () => notifyTracker({ type: 'end' });
    window.addEventListener('route-start', onStart);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('route-start', onStart);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
}
