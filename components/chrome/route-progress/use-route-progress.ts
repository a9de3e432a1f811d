'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { basePath } from '@/lib/site/base-path.mjs';
import { trackProgress } from './track-progress';

const progress = trackProgress(() => import('./bar').then(({ bar }) => bar), basePath);

/** Shows the progress of slow page changes, from the router's start until the path has changed. */
export function useRouteProgress(): void {
  const pathname = usePathname();
  const from = useRef(pathname);

  useEffect(() => {
    from.current = pathname;
    progress.end();
  }, [pathname]);

  useEffect(() => {
    // Dispatched by `instrumentation-client.ts`.
    const onStart = (event: Event) => progress.start(from.current, (event as CustomEvent<string>).detail);
    window.addEventListener('route-start', onStart);
    // A page from the back/forward cache may still show a bar that was running when the reader left.
    window.addEventListener('pageshow', progress.end);
    return () => {
      window.removeEventListener('route-start', onStart);
      window.removeEventListener('pageshow', progress.end);
    };
  }, []);
}
