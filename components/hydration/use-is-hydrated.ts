'use client';

import { useSyncExternalStore } from 'react';

/** Whether the component may show what only the browser knows: false on the server and while React takes over its HTML, then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
