import type { Forge } from './forge';

/** The content of /.well-known/security.txt other than the URLs (RFC 9116). */
export const securityText = {
  /**
   * Less than a year away, as the RFC recommends, and fixed, because builds use no clock (`npm run check:weekly`
   * warns).
   */
  expires: '2027-11-01T00:00:00Z',
} as const;

/** Returns the text of security.txt; undefined without a repository, whose issue tracker is the required contact. */
export function securityTextOf(forge: Forge | undefined, siteUrl: string): string | undefined {
  return forge
    ? `Contact: ${forge.issues}
Expires: ${securityText.expires}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`
    : undefined;
}
