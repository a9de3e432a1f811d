'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onConsent, readConsent } from './consent';

/* Their code is part of every build, so it loads only on sites with a container, and the first only after consent. */
const GoogleTagManager = lazy(() =>
  import('@next/third-parties/google').then((module) => ({ default: module.GoogleTagManager })),
);

const ConsentBar = lazy(() => import('./consent-bar').then((module) => ({ default: module.ConsentBar })));

/**
 * Asks for consent, and loads the tag manager's container once the reader has given it. No other module knows about the
 * container.
 */
export function TagManager({ gtmId }: { readonly gtmId: string }) {
  const consent = useSyncExternalStore(onConsent, readConsent, () => 'undecided' as const);
  return (
    <>
      <Suspense>
        <ConsentBar />
      </Suspense>
      <Suspense>{consent === 'granted' && <GoogleTagManager gtmId={gtmId} />}</Suspense>
    </>
  );
}
