import { withBasePath } from '@/lib/site/base-path.mjs';

/**
 * Loads a page by its path without the base path. `XMLHttpRequest` parses it without a Trusted Types policy, which
 * `DOMParser` would need: a second policy with the name of the site's own one is refused.
 */
export function fetchPage(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', withBasePath(path));
    request.responseType = 'document';
    request.onload = () => {
      if (request.status === 200 && request.responseXML) {
        resolve(request.responseXML);
      } else {
        reject(new Error(`The page ${path} can't be loaded: the server returned ${request.status}.`));
      }
    };
    request.onerror = () => reject(new Error(`The page ${path} can't be loaded. Check your network connection.`));
    request.send();
  });
}
