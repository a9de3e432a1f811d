'use client';

import { Suspense } from 'react';
import { lazyOptional } from '@/components/chrome/loading/lazy-optional';

// In its own chunk, so a site without the hosted search never loads it.
const DocSearchButton = lazyOptional(() => import('./docsearch-button').then((loaded) => loaded.DocSearchButton));

/** Renders the search of the hosted index, in place of the site's own dialog. */
export function HostedSearch() {
  return (
    <Suspense>
      <DocSearchButton />
    </Suspense>
  );
}
