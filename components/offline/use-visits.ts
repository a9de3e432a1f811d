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
      whenIdleAndBuilt(async (signal) => {
        const { followUpdates, UpdateNotice } = await import('./visits');
        followUpdates(() => setUpdate({ Notice: UpdateNotice }), signal);
      }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is opened is kept
  useEffect(
    () =>
      whenIdleAndBuilt(async () => {
        const { keepVisit } = await import('./visits');
        keepVisit();
      }),
    [pathname],
  );
  return update;
}

/**
 * Begins something on the site as it is built: in development, pages are made anew for each request.
 *
 * @param begin fetches what it needs, and is given the signal that ends it; reading goes on without it where it fails
 * @returns what ends it, or keeps it from beginning
 */
function whenIdleAndBuilt(begin: (signal: AbortSignal) => Promise<void>): (() => void) | undefined {
  if (process.env.NODE_ENV !== 'production') {
    return undefined;
  }
  return whenIdle(() => {
    const end = new AbortController();
    begin(end.signal).catch(() => undefined);
    return () => end.abort();
  });
}
