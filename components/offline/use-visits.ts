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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is opened is kept
  useEffect(() => {
    // In development, pages are made anew for each request.
    if (process.env.NODE_ENV !== 'production') {
      return undefined;
    }
    let stop: (() => void) | undefined;
    let isWanted = true;
    const end = whenIdle(() => {
      import('./visits').then(
        ({ keepVisit, UpdateNotice }) => {
          stop = isWanted ? keepVisit(() => setUpdate({ Notice: UpdateNotice })) : undefined;
        },
        // Reading goes on without it.
        () => undefined,
      );
      return () => undefined;
    });
    return () => {
      isWanted = false;
      stop?.();
      end();
    };
  }, [pathname]);
  return update;
}
