import { inlineCall } from '@/lib/browser/inline-call';
import { env } from '@/lib/site/env';
import { checkBasePath } from './check-base-path';
import { settleAddress } from './settle-address';

/**
 * Runs before the page is shown, and where no other script of the site may be found: warns of a wrong base path, brings the address bar to
 * the page's canonical form on hosts that cannot redirect, and follows a redirect page at once. Its text is the same on every page, in one
 * element, because each costs the page a hash in its policy.
 */
export function AddressScript() {
  const text = `${inlineCall(checkBasePath, env.basePath)};${inlineCall(settleAddress)}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, written out
  return <script dangerouslySetInnerHTML={{ __html: text }} />;
}
