import { searchPath } from '@/lib/site/paths.mjs';

/** What a click on a link means for the site. */
export type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/**
 * The address to change to when a click on a link may become a change of page inside the site, else null: the browser
 * follows other clicks, other sites, files, downloads, frames and hashes of the same page by itself. It loads the page of results too, which
 * alone has scripts of its own: a deploy may have replaced them since this page was loaded.
 *
 * @param link the clicked link
 * @param here the address of the page
 * @param basePath the path that the site is served below, without a slash at the end
 */
export function pageChangeOf(
  click: Click,
  link: Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'>,
  here: string,
  basePath: string,
): string | null {
  const plain = click.button === 0 && !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
  if (!plain || click.defaultPrevented || (link.target && link.target !== '_self') || link.hasAttribute('download')) {
    return null;
  }
  const from = new URL(here);
  const to = new URL(link.href, here);
  const inside = to.origin === from.origin && (to.pathname === basePath || to.pathname.startsWith(`${basePath}/`));
  const isFile = /\.[a-z0-9]+$/i.test(to.pathname);
  const sameText = to.pathname === from.pathname && to.search === from.search && to.hash !== '';
  const isSearch = to.pathname === basePath + searchPath && to.pathname !== from.pathname;
  return inside && !isFile && !sameText && !isSearch
    ? (to.pathname.slice(basePath.length) || '/') + to.search + to.hash
    : null;
}
