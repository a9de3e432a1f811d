'use client';

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onConsent, readConsent } from './consent';

/** Its code is part of every build, so only readers who have consented download it. */
const GoogleTagManager = lazy(() =>
  import('@next/third-parties/google').then((module) => ({ default: module.GoogleTagManager })),
);

/** Loads the tag manager's container once the reader has consented. No other module knows about the container. */
export function TagManager({ gtmId }: { readonly gtmId: string }) {
  const consent = useSyncExternalStore(onConsent, readConsent, () => 'undecided' as const);
  return consent === 'granted' ? (
    <Suspense>
      <GoogleTagManager gtmId={gtmId} />
    </Suspense>
  ) : null;
}
