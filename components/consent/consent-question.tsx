'use client';

import { Suspense } from 'react';
import { useIsHydrated } from '@/components/hydration/use-is-hydrated';
import { lazyOrNothing } from '@/components/loading/lazy-or-nothing';

const ConsentControl = lazyOrNothing(() => import('./consent-control').then((loaded) => loaded.ConsentControl));

/** Everything about consent, in a chunk of its own that is fetched after hydration, in the browser only. */
export function ConsentQuestion({ gtmId }: { readonly gtmId: string }) {
  return useIsHydrated() ? (
    <Suspense>
      <ConsentControl gtmId={gtmId} />
    </Suspense>
  ) : null;
}
