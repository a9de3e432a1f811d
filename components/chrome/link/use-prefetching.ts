'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { afterPaint, atIdle } from '@/lib/browser/dom/at-idle';
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
 * How long the page rests before each of them, in milliseconds. Each takes the router several milliseconds, which would
 * otherwise come in the same moment as the start of the app or a page change.
 */
const restMs = 400;

/** Prefetches pages inside the site: those whose links the reader hovers, focuses, or touches, and some in view. */
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
    const waiting: string[] = [];
    const prefetchNext = () => {
      const route = waiting.shift();
      if (route !== undefined) {
        router.prefetch(route);
      }
    };
    const timer = setInterval(() => waiting.length > 0 && atIdle(prefetchNext), restMs);
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const route = isIntersecting ? routeOf(target as HTMLAnchorElement, window.location.href, basePath) : null;
        if (route !== null && !routes.has(route) && routes.size < maxVisible) {
          routes.add(route);
          waiting.push(route);
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
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [router, pathname]);
}
