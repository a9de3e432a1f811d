import { useSyncExternalStore } from 'react';

/** Returns whether React has hydrated the page, so that it may differ from the built one. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, isInBrowser, isOnServer);
}

const subscribe = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;
