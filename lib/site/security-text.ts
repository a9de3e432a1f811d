import { env } from './env';
import { type Forge, forgeOf } from './forge';

/** What /.well-known/security.txt says beside the addresses (RFC 9116). */
export const securityText = {
  /** The standard asks for a date less than a year away. Fixed, since a build knows no clock; `npm run verify:supply` warns in time. */
  expires: '2027-11-01T00:00:00Z',
} as const;

/**
 * The text of security.txt, which must name a contact: the issues of the configured repository.
 *
 * @param siteUrl the public address of the site, without a slash at the end
 * @returns undefined without a repository, since a contact cannot be made up
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

/** The forge of this build's settings. */
export const forge = env.editUrl === undefined ? undefined : forgeOf(env.editUrl);
