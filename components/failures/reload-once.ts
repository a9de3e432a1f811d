import { useEffect, useState } from 'react';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { isLoadError } from '@/lib/next-internals/load-error';
import { chainOf } from './causes';

// Of this tab only. Otherwise, two tabs with failed pages would reload in turn.
const slot = storageSlot('reloads', 'sessionStorage');

/** Returns whether an error, or one of its causes, says that a file of the site couldn't be loaded completely. */
export function isLoadFailure(error: unknown): boolean {
  return chainOf(error).some((link) => link instanceof Error && isLoadError(link));
}

/**
 * Reloads the whole page if files of the site couldn't be loaded, as after a deploy, unless the last reload in this tab
 * was for the same address and deploy.
 *
 * @returns whether the page is being reloaded
 */
export function useReloadOnce(error: unknown, address: string): boolean {
  const [record] = useState(() => (isLoadFailure(error) ? nextRecord(address) : null));

  useEffect(() => {
    if (record !== null) {
      console.error("A file of this site couldn't be loaded, so the page is being reloaded.", error);
      slot.write(record);
      window.location.reload();
    }
  }, [record, error]);

  return record !== null;
}

/**
 * Returns the record to store before a reload; null after that reload, and if storage is blocked, or it would never
 * end.
 */
function nextRecord(address: string): string | null {
  const stored = slot.read() ?? '';
  slot.write(stored);
  const record = `${document.documentElement.dataset.deploy} ${address}`;
  return slot.read() === stored && stored !== record ? record : null;
}
