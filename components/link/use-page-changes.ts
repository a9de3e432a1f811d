'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { basePath } from '@/lib/site/base-path.mjs';
import { expectArrival } from './arrival';
import { pageChangeOf } from './page-changes';

/**
 * Listens, once for the whole document, for clicks on links that change the page inside the site.
 *
 * @param pathname path of the page, whose change ends the wait for it
 */
export function usePageChanges(pathname: string): void {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page is what was waited for
  useEffect(() => expectArrival(false), [pathname]);
}
