'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { prefetchAhead, prefetchOnce } from './prefetch-ahead';
import { routeOf } from './prefetch-wishes';
import { whenIdle } from './when-idle';

/** How long a pointer or the keyboard rests on a link before its page is fetched, in milliseconds: passing over a list fetches nothing. */
const rest = 50;

/** Fetches pages before they are asked for: those of links that the reader turns to, and some of those in view once the page is at rest. */
export function usePrefetching(): void {
  const router = useRouter();
  const pathname = usePathname();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onTurn = ({ type, target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const route = link && routeOf(link);
      if (route) {
        timer = setTimeout(prefetchOnce, type === 'touchstart' ? 0 : rest, route, router.prefetch);
      }
    };
    const signs = ['pointerover', 'focusin', 'touchstart'];
    for (const sign of signs) {
      document.addEventListener(sign, onTurn, { passive: true });
    }
    return () => {
      clearTimeout(timer);
      for (const sign of signs) {
        document.removeEventListener(sign, onTurn);
      }
    };
  }, [router]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page brings other links
  useEffect(() => whenIdle(() => prefetchAhead(router.prefetch)), [router, pathname]);
}
