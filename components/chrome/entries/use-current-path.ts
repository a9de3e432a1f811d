'use client';

import { useSelectedLayoutSegments } from 'next/navigation';

/**
 * Returns the path of the current page from the router's own tree. It's the same in the built file and in the browser,
 * whatever form of the address the reader used, and on the not-found page it isn't the path of any page.
 */
export function useCurrentPath(): string {
  return `/${useSelectedLayoutSegments().join('/')}`;
}
