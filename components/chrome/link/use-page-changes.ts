'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { closestTo } from '@/lib/browser/dom/closest';
import { basePath } from '@/lib/site/base-path.mjs';
import { arrival } from './arrival';
import { pageChangeOf } from './page-changes';

/** Listens for clicks, once for the whole document, and navigates to links inside the site without a reload. */
export function usePageChanges(): void {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = closestTo<HTMLAnchorElement>(event, 'a[href]');
      const to = link && pageChangeOf(event, link, window.location.href, basePath);
      if (to) {
        event.preventDefault();
        arrival.isExpected = !to.includes('#');
        router.push(to);
      }
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);
}
