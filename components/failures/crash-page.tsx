'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { CrashText, crashTitle } from './crash-text';
import { isLoadFailure } from './reload-once';
import { useReloadOnce } from './use-reload-once';

export type CrashPageProps = {
  /** Whatever was thrown. */
  readonly error: unknown;
  /** Fetches and renders the page again. */
  readonly retry: () => void;
};

const reload = () => window.location.reload();

/**
 * What takes the place of a page that threw. When files of the site could not be loaded, as after a deploy, the whole page is loaded again
 * first, once for each address and deploy.
 */
export function CrashPage({ error, retry }: CrashPageProps) {
  const address = usePathname();
  const isLoading = useReloadOnce(error, address);

  useEffect(() => {
    // The page before may have been scrolled far down.
    window.scrollTo(0, 0);
    return holdTitle();
  }, []);

  // A file that failed is kept as failed, so that only a whole new page helps.
  return isLoading ? (
    <main id="main" aria-busy="true" />
  ) : (
    <CrashText error={error} onRetry={isLoadFailure(error) ? reload : retry} />
  );
}

/** Gives the document its title, also when that of the page arrives later; returns what gives it back. */
function holdTitle(): () => void {
  let before = document.title;
  const hold = () => {
    if (document.title !== crashTitle) {
      before = document.title;
      document.title = crashTitle;
    }
  };
  hold();
  const changes = new MutationObserver(hold);
  changes.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    changes.disconnect();
    if (document.title === crashTitle) {
      document.title = before;
    }
  };
}
