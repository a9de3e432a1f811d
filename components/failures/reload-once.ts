import { isLoadError } from '@/lib/next-internals/load-error';
import { chainOf } from './causes';

/**
 * How many addresses of one deploy can be reloaded. After that many failures, an error message helps the reader more.
 */
const maxAddresses = 50;

/** Returns whether an error, or one of its causes, says that a file of the site couldn't be loaded completely. */
export function isLoadFailure(error: unknown): boolean {
  return chainOf(error).some((link) => link instanceof Error && isLoadError(link));
}

/**
 * Decides whether an address can be reloaded, which helps after a deploy. Each address is reloaded once per deploy.
 *
 * @param stored the record that an earlier call returned: the deploy and its addresses. Anything else counts as empty.
 * @param address a path as the browser reports it, without spaces
 * @returns the record to store if the address can be reloaded, otherwise null
 */
export function nextReloadRecord(stored: string | null, deploy: string, address: string): string | null {
  const [storedDeploy, ...storedAddresses] = (stored ?? '').split(' ');
  const addresses = storedDeploy === deploy ? storedAddresses : [];
  if (addresses.includes(address) || addresses.length >= maxAddresses) {
    return null;
  }
  return [deploy, ...addresses, address].join(' ');
}
