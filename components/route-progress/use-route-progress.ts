'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { RouteEvent } from './progress';

/**
 * How long a change of page lasts before what may show it is loaded, in milliseconds. Most are over by then, and shall share their time
 * with nothing; the bar itself shows later.
 */
const quick = 100;

let tracker: Promise<(event: RouteEvent) => void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The starts of this change that no tracker has heard of. */
let untold: RouteEvent[] = [];

/**
 * Tells what happens to the tracker, which is loaded for the first change that is not quick. One that cannot be loaded is left out, and
 * asked for again with the next such change.
 */
function tell(event: RouteEvent): void {
  if (tracker) {
    tracker
      .then((send) => send(event))
      .catch(() => {
        tracker = undefined;
      });
  } else if (event.type === 'start') {
    untold.push(event);
    timer ??= setTimeout(load, quick);
  } else {
    clearTimeout(timer);
    timer = undefined;
    untold = [];
  }
}

/** Loads the tracker, and tells it what it has missed. */
function load(): void {
  tracker = import('./tracker').then(({ track }) => track);
  timer = undefined;
  for (const event of untold.splice(0)) {
    tell(event);
  }
}

/** Shows, once for the whole document, a change of page that takes long: from the router's start to the page's path. */
export function useRouteProgress(): void {
  const pathname = usePathname();
  const from = useRef(pathname);

  useEffect(() => {
    from.current = pathname;
    tell({ type: 'end' });
  }, [pathname]);

  useEffect(() => {
    // From `instrumentation-client.ts`.
    const onStart = (event: Event) =>
      tell({ type: 'start', from: from.current, to: (event as CustomEvent<string>).detail, time: performance.now() });
    // A page that the browser kept whole may come back with a bar that was running when it left.
    const onShow = () => tell({ type: 'end' });
    window.addEventListener('route-start', onStart);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('route-start', onStart);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
}
