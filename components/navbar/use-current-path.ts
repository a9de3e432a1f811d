'use client';

import { useSelectedLayoutSegments } from 'next/navigation';

/**
 * The path of the page that is shown, from the router's own tree: the same in the built file and in the browser, whatever form of the
 * address the reader came by, and no page's path on the not-found page.
 */
export function useCurrentPath(): string {
  return `/${useSelectedLayoutSegments().join('/')}`;
}
