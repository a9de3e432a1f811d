'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { usePageChanges } from '@/components/link/use-page-changes';
import { usePrefetching } from '@/components/link/use-prefetching';
import { expectArrival } from '@/components/page/prose';
import { useRouteProgress } from '@/components/route-progress/use-route-progress';
import { useSidebarScroll } from '@/components/sidebar/use-sidebar-scroll';
import { openAround, openOnClick, openOnKey, restoreTabs } from '@/components/tabs/tab-groups';
import { useToc } from '@/components/toc/use-toc';
import { useValues } from '@/components/values/use-values';
import { useBrokenPictures } from '@/components/zoom/use-broken-pictures';
import { carryOut } from '@/lib/late-start/carry-out';
import { takenOver } from '@/lib/late-start/late-files';
import { useTextActions } from './use-text-actions';

/**
 * What the text of a page can do, by listening on the document once: links, copy buttons, tabs, contents, pictures. The text itself stays
 * plain HTML that works without any of it.
 */
export function PageBehaviours() {
  usePageChanges();
  usePrefetching();
  useRouteProgress();
  const pathname = usePathname();
  useToc(pathname);
  useSidebarScroll(pathname);
  useBrokenPictures(pathname);
  const answer = useTextActions();
  const values = useValues();

  useEffect(() => {
    const onFound = (event: Event) => {
      if (event.target instanceof Element) {
        openAround(document, event.target);
      }
    };
    document.addEventListener('click', openOnClick);
    document.addEventListener('keydown', openOnKey);
    document.addEventListener('beforematch', onFound);
    window.addEventListener('hashchange', showTarget);
    return () => {
      document.removeEventListener('click', openOnClick);
      document.removeEventListener('keydown', openOnKey);
      document.removeEventListener('beforematch', onFound);
      window.removeEventListener('hashchange', showTarget);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page brings new text
  useEffect(() => {
    expectArrival(false);
    restoreTabs(document);
    showTarget();
  }, [pathname]);

  // Behind all that listens above. The attribute tells those who ask later.
  useEffect(() => {
    window.dispatchEvent(new CustomEvent(takenOver, { detail: carryOut }));
    document.documentElement.setAttribute(`data-${takenOver}`, '');
  }, []);

  return (
    <>
      {answer && <answer.Actions early={answer.early} />}
      {values && <values.Panel {...values.props} />}
    </>
  );
}

/** Opens the closed tab that the hash points into, and goes there. */
function showTarget(): void {
  const target = targetOf(window.location.hash);
  if (target?.closest('[data-panel][hidden]')) {
    openAround(document, target);
    target.scrollIntoView();
  }
}

/** The element that a hash names; null for none and for broken percent encoding. */
function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
