import { useEffect, useState } from 'react';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { isLoadError } from '@/lib/next-internals/load-error';
import { chainOf } from './causes';

/**
 * How many addresses of one deploy can be reloaded. After that many failures, an error message helps the reader more.
 */
const maxAddresses = 50;

const slot = storageSlot('reloads');

/** Returns whether an error, or one of its causes, says that a file of the site couldn't be loaded completely. */
export function isLoadFailure(error: unknown): boolean {
  return chainOf(error).some((link) => link instanceof Error && isLoadError(link));
}

/**
 * Reloads the whole page if files of the site couldn't be loaded, as after a deploy. Each address is reloaded once per
 * deploy.
 *
 * @param address a path as the browser reports it, without spaces
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
 * Returns the record to store before an address is reloaded: the deploy and its addresses. Returns null if the address
 * was reloaded before, or if nothing can be stored, because reloads could then go on forever.
 */
function nextRecord(address: string): string | null {
  const stored = slot.read() ?? '';
  slot.write(stored);
  const deploy = document.documentElement.dataset.deploy ?? '';
  const [storedDeploy, ...storedAddresses] = stored.split(' ');
  const addresses = storedDeploy === deploy ? storedAddresses : [];
  const canReload = slot.read() === stored && !addresses.includes(address) && addresses.length < maxAddresses;
  return canReload ? [deploy, ...addresses, address].join(' ') : null;
}
