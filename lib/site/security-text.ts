import type { Forge } from './forge';

/** The content of /.well-known/security.txt other than the URLs (RFC 9116). */
export const securityText = {
  /**
   * The RFC recommends a date less than a year away. It's fixed because builds don't use the clock;
   * `npm run verify:supply` warns in time.
   */
  expires: '2027-11-01T00:00:00Z',
} as const;

/**
 * Returns the text of security.txt. The required contact is the configured repository's issue tracker.
 *
 * @param siteUrl the public URL of the site, without a trailing slash
 * @returns undefined if there's no repository, because the file would have no contact
 */
export function securityTextOf(forge: Forge | undefined, siteUrl: string): string | undefined {
  return forge
    ? `Contact: ${forge.issues}
Expires: ${securityText.expires}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`
    : undefined;
}
