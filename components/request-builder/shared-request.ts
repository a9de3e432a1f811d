import type { Filled } from '@/lib/content/samples/build-request';

/** What the hash of an address that shares a request starts with. */
export const sharedPrefix = '#request=';

/** Returns the address of this page with a request. Servers don't get it, because it's in the hash. */
export function sharedAddress(id: string, { parameters, body }: Filled): string {
  const address = new URL(window.location.href);
  address.hash = sharedPrefix + encodeURIComponent(JSON.stringify({ id, parameters, body }));
  return address.href;
}

/** Returns the request of an operation in an address's hash, which can contain anything; null if there's none. */
export function parseShared(hash: string, id: string): Filled | null {
  try {
    const shared = hash.startsWith(sharedPrefix) && JSON.parse(decodeURIComponent(hash.slice(sharedPrefix.length)));
    return shared?.id === id ? { parameters: Object(shared.parameters), body: shared.body } : null;
  } catch {
    return null;
  }
}
