import { inlineCall } from '@/lib/browser/dom/inline-call';
import { env } from '@/lib/site/env';
import { checkAddress } from './check-address';

/**
 * Renders an inline script that runs before the first paint, even where none of the site's other scripts can be loaded.
 * It warns about a wrong base path, rewrites the address bar to the page's canonical URL on hosts that can't redirect,
 * and follows redirect pages right away. The text is the same on every page and stays in a single element, because each
 * inline script adds a hash to the page's policy.
 */
export function AddressScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, serialized
  return <script dangerouslySetInnerHTML={{ __html: inlineCall(checkAddress, env.basePath) }} />;
}
