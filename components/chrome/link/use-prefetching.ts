'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { afterPaint } from '@/lib/browser/dom/at-idle';
import { isSaveData } from '@/lib/browser/dom/connection';
import { closestTo } from '@/lib/browser/dom/events';
import { basePath } from '@/lib/site/base-path.mjs';
import { routeOf } from './page-changes';

/**
 * How long a pointer or the focus rests on a link before its page is prefetched, in milliseconds, so that moving across
 * a list fetches nothing.
 */
const hoverMs = 50;

/** The most links per page that are prefetched because they come into view. */
const maxVisible = 12;

/**
 * Prefetches pages inside the site: those whose links the reader hovers, focuses, or touches, and some in view
 * (specification, section 7).
 */
export function usePrefetching(): void {
  const router = useRouter();
  const pathname = usePathname();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onIntent = (event: Event) => {
      clearTimeout(timer);
      const link = closestTo<HTMLAnchorElement>(event, 'a[href]');
      const route = link && routeOf(link, window.location.href, basePath);
      if (route && !isSaveData()) {
        timer = setTimeout(router.prefetch, event.type === 'touchstart' ? 0 : hoverMs, route);
      }
    };
    const controller = new AbortController();
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      document.addEventListener(type, onIntent, { passive: true, signal: controller.signal });
    }
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    if (isSaveData()) {
      return undefined;
    }
    const routes = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const route = isIntersecting ? routeOf(target as HTMLAnchorElement, window.location.href, basePath) : null;
        if (route !== null && !routes.has(route) && routes.size < maxVisible) {
          routes.add(route);
          router.prefetch(route);
        }
      }
    });
    afterPaint(() => {
      // The links in the text come first, because the observer reports links in this order.
      for (const links of ['main a[href]', '[data-sidebar] a[href]']) {
        for (const link of document.querySelectorAll(links)) {
          observer.observe(link);
        }
      }
    });
    return () => observer.disconnect();
  }, [router, pathname]);
}
