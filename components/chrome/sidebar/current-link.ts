import { withBasePath } from '@/lib/site/base-path.mjs';
import { stemOf } from '@/lib/site/paths';

/**
 * Marks the link to the current page in the HTML of a sidebar.
 *
 * @param pathname the path of the page in any form, below the base path
 */
export function markCurrent(html: string, pathname: string): string {
  const href = hrefsOf(pathname)
    .map((form) => ` href="${form}"`)
    .find((form) => html.includes(form));
  return href === undefined ? html : html.replace(href, `${href} aria-current="page"`);
}

/** Moves that mark in a sidebar that stays while the page changes. */
export function moveCurrent(sidebar: Element, pathname: string): void {
  const forms = hrefsOf(pathname).map((href) => `[href="${CSS.escape(href)}"]`);
  const before = sidebar.querySelector('[aria-current]');
  const now = sidebar.querySelector(forms.join());
  if (before !== now) {
    before?.removeAttribute('aria-current');
    now?.setAttribute('aria-current', 'page');
  }
}

/**
 * Returns the addresses that a sidebar may use for a page: only the sidebar knows whether it's the index of a folder.
 */
function hrefsOf(pathname: string): string[] {
  const stem = stemOf(pathname);
  return (stem === '' ? ['/'] : [`/${stem}`, `/${stem}/`]).map((path) => withBasePath(path));
}
