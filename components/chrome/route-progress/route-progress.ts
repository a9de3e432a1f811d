'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { basePath } from '@/lib/site/base-path.mjs';
import { stemOf } from '@/lib/site/paths';

type Bar = { start(): unknown; done(): unknown };

/** How long a page change can take before the bar shows, in milliseconds. */
const barDelayMs = 200;

/** When the bar's code loads. Most page changes are done by then, and must not compete with that request. */
const loadDelayMs = 100;

const wait = (timeMs: number) => new Promise((resolve) => setTimeout(resolve, timeMs));

/** Tracks page changes, and shows the bar for slow ones. If the bar can't be loaded, it's left out. */
export function trackProgress(loadBar: () => Promise<Bar>, basePath: string) {
  let change: AbortController | null = null;
  const end = () => {
    change?.abort();
    change = null;
  };
  const showIfSlow = async (signal: AbortSignal) => {
    await wait(loadDelayMs);
    if (signal.aborted) {
      return;
    }
    const [bar] = await Promise.all([loadBar(), wait(barDelayMs - loadDelayMs)]);
    if (!signal.aborted) {
      bar.start();
      signal.addEventListener('abort', () => bar.done());
    }
  };
  return {
    /**
     * The router starts to navigate. Toward the current page, this ends a page change: only the hash or query differs.
     */
    start(from: string, to: string): void {
      if (pageOf(to, basePath) === pageOf(from, basePath)) {
        end();
      } else if (!change) {
        change = new AbortController();
        showIfSlow(change.signal).catch(() => undefined);
      }
    },
    end,
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
