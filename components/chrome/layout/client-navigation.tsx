'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';
import { arrival, usePageChanges } from '@/components/chrome/link/page-changes';
import { usePrefetching } from '@/components/chrome/link/use-prefetching';
import { useRouteProgress } from '@/components/chrome/route-progress/route-progress';
import { UpdateNotice } from '@/components/offline/update-notice';
import { ZoomStage } from '@/components/prose/zoom/zoom-stage';
import { pageChangeEvent } from '@/lib/browser/dom/on-page';

/**
 * Adds what React does for every page: navigation without reloads, its progress bar, enlarged pictures, and the notice
 * of an update.
 */
export function ClientNavigation() {
  usePageChanges();
  usePrefetching();
  useRouteProgress();
  const pathname = usePathname();
  const currentPath = useRef(pathname);

  // Runs with the new page, not after its paint: otherwise the event could close something that the reader has already
  // opened on the new page.
  useLayoutEffect(() => {
    arrival.isExpected = false;
    if (currentPath.current !== pathname) {
      currentPath.current = pathname;
      document.dispatchEvent(new Event(pageChangeEvent));
    }
  }, [pathname]);

  useLayoutEffect(() => {
    document.documentElement.dataset.app = 'running';
  }, []);

  return (
    <>
      <ZoomStage />
      <UpdateNotice />
    </>
  );
}
