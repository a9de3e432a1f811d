import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '@/components/link/when-idle';

/**
 * Keeps the pages that the reader opens for reading without a network. It begins once the page has loaded and the browser is idle, and
 * the rest of it is fetched only then.
 *
 * @param pathname the page's path, which changes with the page
 * @returns what tells that the docs were updated, when they were while the page is open
 */
export function useVisits(pathname: string): { readonly Notice: ComponentType } | null {
  const [update, setUpdate] = useState<{ readonly Notice: ComponentType } | null>(null);
  // Once for all pages: to end it and begin it again would take a good part of each page change.
  useEffect(
    () =>
      withVisits(({ followUpdates, UpdateNotice }, signal) =>
        followUpdates(() => setUpdate({ Notice: UpdateNotice }), signal),
      ),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is opened is kept
  useEffect(() => withVisits(({ keepVisit }) => keepVisit()), [pathname]);
  return update;
}

/**
 * Begins something with what is fetched for it.
 *
 * @param begin is given the signal that ends it
 * @returns what ends it, or keeps it from beginning
 */
function withVisits(begin: (visits: typeof import('./visits'), signal: AbortSignal) => void): (() => void) | undefined {
  // In development, pages are made anew for each request.
  if (process.env.NODE_ENV !== 'production') {
    return undefined;
  }
  return whenIdle(() => {
    const end = new AbortController();
    import('./visits').then(
      (visits) => end.signal.aborted || begin(visits, end.signal),
      // Reading goes on without it.
      () => undefined,
    );
    return () => end.abort();
  });
}
