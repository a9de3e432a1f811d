'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { closestTo } from '@/lib/browser/dom/events';
import { basePath } from '@/lib/site/base-path.mjs';

/** Whether the reader has followed a link to the top of another page that hasn't arrived yet. */
export const arrival = { isExpected: false };

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/**
 * Returns the address to navigate to if a click on a link can become client-side navigation, otherwise null. The
 * browser itself follows clicks with modifiers, and links to other sites, files, downloads, frames, and hashes of the
 * same page.
 *
 * @param basePath the path that the site is served below, without a trailing slash
 */
export function pageChangeOf(click: Click, link: Link, here: string, basePath: string): string | null {
  const isPlain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
  return isPlain && !click.defaultPrevented ? addressOf(link, here, basePath) : null;
}

/** Returns the path of the page that a link inside the site leads to, or null for other links and the current page. */
export function routeOf(link: Link, here: string, basePath: string): string | null {
  const route = addressOf(link, here, basePath)?.replace(/[?#].*/, '') ?? null;
  return route !== null && basePath + route !== new URL(here).pathname ? route : null;
}

type Link = Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>;

function addressOf(link: Link, here: string, basePath: string): string | null {
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) {
    return null;
  }
  const from = new URL(here);
  const to = new URL(link.href, here);
  const isInside = to.origin === from.origin && (to.pathname === basePath || to.pathname.startsWith(`${basePath}/`));
  const isFile = /\.[a-z0-9]+$/i.test(to.pathname);
  const isSamePage = to.pathname === from.pathname && to.search === from.search && to.hash !== '';
  return isInside && !isFile && !isSamePage ? (to.pathname.slice(basePath.length) || '/') + to.search + to.hash : null;
}

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
