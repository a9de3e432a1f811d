'use client';

import { useEffect } from 'react';
import type { VersionLink } from '@/lib/manifest/counterparts';

/** Fetches what works the links to versions, apart from the page's own scripts; without it they lead to each version's first page. */
export function useVersionLinks(versions: readonly VersionLink[]): void {
  useEffect(() => {
    let stop = () => {
      isOver = true;
    };
    let isOver = false;
    import('./work-version-links').then(
      ({ workVersionLinks }) => {
        if (!isOver) {
          stop = workVersionLinks(versions);
        }
      },
      () => undefined,
    );
    return () => stop();
  }, [versions]);
}
