'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { storageSlot } from '@/lib/browser/storage-slot';
import { CrashText, crashTitle } from './crash-text';
import { isLoadFailure, recordOfReload } from './reload-once';

export type CrashPageProps = {
  /** Whatever was thrown. */
  readonly error: unknown;
  /** Fetches and renders the page again. */
  readonly retry: () => void;
};

const slot = storageSlot('reloads');
const reload = () => window.location.reload();

/**
 * What takes the place of a page that threw. When files of the site could not be loaded, as after a deploy, the whole page is loaded again
 * first, once for each address and deploy.
 */
export function CrashPage({ error, retry }: CrashPageProps) {
  const address = usePathname();
  const isLoad = isLoadFailure(error);
  const [record] = useState(() => (isLoad ? recordFor(address) : null));

  useEffect(() => {
    if (record !== null) {
      console.error('A file of this site could not be loaded, so the whole page is loaded again.', error);
      slot.write(record);
      reload();
    }
  }, [record, error]);

  useEffect(() => {
    // The page before may have been scrolled far down.
    window.scrollTo(0, 0);
    return holdTitle();
  }, []);

  // A file that failed is kept as failed, so that only a whole new page helps.
  return record === null ? (
    <CrashText error={error} onRetry={isLoad ? reload : retry} />
  ) : (
    <main id="main" aria-busy="true" />
  );
}

/**
 * What to keep before an address is loaded again; null when that has been done, or where nothing can be kept: there it could go on for
 * ever.
 */
function recordFor(address: string): string | null {
  const stored = slot.read() ?? '';
  slot.write(stored);
  const deploy = document.documentElement.dataset.deploy ?? '';
  return slot.read() === stored ? recordOfReload(stored, deploy, address) : null;
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
