import { trustedHtml } from '@/lib/browser/dom/trusted-html';
import { withBasePath } from '@/lib/site/base-path.mjs';

/**
 * Loads a page of the site.
 *
 * @param path its canonical path, without the base path
 * @throws if it can't be loaded
 */
export async function fetchPage(path: string): Promise<Document> {
  const response = await fetch(withBasePath(path));
  if (!response.ok) {
    throw new Error(`The page ${path} can't be loaded: the server returned ${response.status}.`);
  }
  return new DOMParser().parseFromString(trustedHtml(await response.text()), 'text/html');
}
