'use client';

import { GoogleTagManager } from '@next/third-parties/google';

/** Loads the tag manager's container: the one module that knows it, and a chunk of its own, fetched after consent. */
export function TagManager({ gtmId }: { readonly gtmId: string }) {
  return <GoogleTagManager gtmId={gtmId} />;
}
