'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { RouteEvent } from './progress';

let tracker: Promise<(event: RouteEvent) => void> | undefined;

/** Tells what happens to the tracker; a tracker that cannot be loaded is left out, and asked for again with the next change of page. */
function tell(event: RouteEvent): void {
  tracker
    ?.then((send) => send(event))
    .catch(() => {
      tracker = undefined;
    });
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
    const onStart = (event: Event) => {
      tracker ??= import('./tracker').then(({ track }) => track);
      tell({ type: 'start', from: from.current, to: (event as CustomEvent<string>).detail, time: performance.now() });
    };
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
