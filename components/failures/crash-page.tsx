'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { CrashText, crashTitle } from './crash-text';
import { isLoadFailure, useReloadOnce } from './reload-once';

export type CrashPageProps = {
  readonly error: unknown;
  readonly retry: () => void;
};

const reload = () => window.location.reload();

/**
 * Replaces a page that threw. If files of the site couldn't be loaded, as after a deploy, it first reloads the whole
 * page, once for each address and deploy.
 */
export function CrashPage({ error, retry }: CrashPageProps) {
  const address = usePathname();
  const isLoading = useReloadOnce(error, address);

  useEffect(() => {
    // The previous page may have been scrolled far down.
    window.scrollTo(0, 0);
    return overrideTitle();
  }, []);

  // The bundler remembers a file that failed to load, so only a full reload can help.
  return isLoading ? (
    <main id="main" aria-busy="true" />
  ) : (
    <CrashText error={error} onRetry={isLoadFailure(error) ? reload : retry} />
  );
}

/** Sets the document's title, even if the page's own title arrives later. Returns a function that restores that one. */
function overrideTitle(): () => void {
  let before = document.title;
  const override = () => {
    if (document.title !== crashTitle) {
      before = document.title;
      document.title = crashTitle;
    }
  };
  override();
  const changes = new MutationObserver(override);
  changes.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    changes.disconnect();
    if (document.title === crashTitle) {
      document.title = before;
    }
  };
}
