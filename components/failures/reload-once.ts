import { chainOf } from './causes';

/** So many addresses of one deploy may be loaded again; who meets more failures than that is better told. */
const mostAddresses = 50;

/** What React throws when the payload of a page ends too early: the message in development, and its number in a build. */
const cutOff = /Connection closed|React error #412\b/;

/**
 * Whether an error says, itself or by a cause, that a file of the site could not be loaded, or not all of it: the bundler names such
 * errors.
 */
export function isLoadFailure(error: unknown): boolean {
  return chainOf(error).some(
    (link) => link instanceof Error && (link.name === 'ChunkLoadError' || cutOff.test(link.message)),
  );
}

/**
 * Decides whether an address may be loaded again, which helps after a deploy: once for each address and deploy.
 *
 * @param stored what an earlier call gave to be kept: the deploy and its addresses; anything else counts as nothing
 * @param address a path as the browser gives it, without spaces
 * @returns what to keep when it may, else null
 */
export function recordOfReload(stored: string | null, deploy: string, address: string): string | null {
  const [of, ...kept] = (stored ?? '').split(' ');
  const addresses = of === deploy ? kept : [];
  if (addresses.includes(address) || addresses.length >= mostAddresses) {
    return null;
  }
  return [deploy, ...addresses, address].join(' ');
}
