'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { basePath } from '@/lib/site/base-path.mjs';
import { expectArrival } from './arrival';
import { pageChangeOf } from './page-changes';

/** Listens for clicks, once for the whole document, and navigates to links inside the site without a reload. */
export function usePageChanges(): void {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const to = link && pageChangeOf(event, link, window.location.href, basePath);
      if (to) {
        event.preventDefault();
        expectArrival(!to.includes('#'));
        router.push(to);
      }
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);
}
