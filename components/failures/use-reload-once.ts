import { useEffect, useState } from 'react';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { isLoadFailure, nextReloadRecord } from './reload-once';

const slot = storageSlot('reloads');

/**
 * Reloads the whole page if files of the site couldn't be loaded, as after a deploy. Each address is reloaded once per
 * deploy.
 */
export function useReloadOnce(error: unknown, address: string): boolean {
  const [record] = useState(() => (isLoadFailure(error) ? recordFor(address) : null));

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
 * Returns the record to store before an address is reloaded. Returns null if it was reloaded before, or if nothing can
 * be stored, because reloads could then go on forever.
 */
function recordFor(address: string): string | null {
  const stored = slot.read() ?? '';
  slot.write(stored);
  const deploy = document.documentElement.dataset.deploy ?? '';
  return slot.read() === stored ? nextReloadRecord(stored, deploy, address) : null;
}
