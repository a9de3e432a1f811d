'use client';

import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import type { DocSearchDialogProps } from './docsearch-dialog';
import { hostedSearchEvent, hostedSearchState, openResultsPage } from './hosted-state';

/* The import is inside the condition, because the bundler leaves out only a branch that can't run. */
const Dialog: ComponentType<DocSearchDialogProps> = isSearchHosted
  ? lazy(() =>
      import('./docsearch-dialog').then(
        ({ DocSearchDialog }) => ({ default: DocSearchDialog }),
        (error: unknown) => {
          openResultsPage(error);
          return { default: () => null };
        },
      ),
    )
  : () => null;

/** Renders DocSearch while it's open, which `hosted-control.ts` decides. */
export function HostedSearch(props: DocSearchDialogProps) {
  const state = useSyncExternalStore(subscribe, hostedSearchState, () => 'closed');
  return state === 'closed' ? null : (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener(hostedSearchEvent, listener);
  return () => document.removeEventListener(hostedSearchEvent, listener);
}
