import { useSyncExternalStore } from 'react';
import type { Values } from '@/lib/browser/values/choices';
import { currentValues, onValues } from './values-store';

const none: Values = {};

/** Returns the reader's values, none before React runs, and renders again whenever one of them changes. */
export function useValues(): Values {
  return useSyncExternalStore(onValues, currentValues, () => none);
}
