'use client';

import { GoogleTagManager } from '@next/third-parties/google';
import { useSyncExternalStore } from 'react';
import { onConsent, readConsent } from './consent';

/** Loads the tag manager's container once the reader has consented. No other module knows about the container. */
export function TagManager({ gtmId }: { readonly gtmId: string }) {
  const consent = useSyncExternalStore(onConsent, readConsent, () => 'undecided' as const);
  return consent === 'granted' ? <GoogleTagManager gtmId={gtmId} /> : null;
}
