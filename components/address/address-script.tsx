import { settleAddress } from './settle-address';

/**
 * Runs before the page is shown: brings the address bar to the page's canonical form on hosts that cannot redirect, and
 * follows a redirect page at once. Its text is the same on every page.
 */
export function AddressScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, written out
  return <script dangerouslySetInnerHTML={{ __html: `(${settleAddress.toString()})()` }} />;
}
