'use client';

import { Suspense } from 'react';
import { useIsHydrated } from '@/components/hydration/use-is-hydrated';
import { lazyOrNothing } from '@/components/loading/lazy-or-nothing';

const NearestList = lazyOrNothing(() => import('./nearest-list').then((loaded) => loaded.NearestList));

/** The nearest pages, in a chunk of their own: every page carries this component, and few readers need it. */
export function NearestLinks() {
  return useIsHydrated() ? (
    <Suspense>
      <NearestList />
    </Suspense>
  ) : null;
}
