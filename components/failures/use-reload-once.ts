import { useEffect, useState } from 'react';
import { storageSlot } from '@/lib/browser/storage-slot';
import { isLoadFailure, recordOfReload } from './reload-once';

const slot = storageSlot('reloads');

/**
 * Loads the whole page again when files of the site could not be loaded, as after a deploy: once for each address and deploy.
 *
 * @param error whatever was thrown
 * @returns whether the page is being loaded again
 */
export function useReloadOnce(error: unknown, address: string): boolean {
  const [record] = useState(() => (isLoadFailure(error) ? recordFor(address) : null));

  useEffect(() => {
    if (record !== null) {
      console.error('A file of this site could not be loaded, so the whole page is loaded again.', error);
      slot.write(record);
      window.location.reload();
    }
  }, [record, error]);

  return record !== null;
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
