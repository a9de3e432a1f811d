import { chosenEdition } from '@/components/values/chosen-edition';
import type { Question } from '@/lib/search/engine';
import { editionLabels } from '@/lib/site/editions.mjs';

/**
 * Returns the edition and section of a page, so related results come first.
 *
 * @param path the address below the base path
 * @param section the label of the page's sidebar; undefined if it has none
 * @param chosen the edition that the reader has chosen, which takes precedence over the page's own; null for none
 */
export function nearOf(path: string, section: string | undefined, chosen: string | null = null): Question['near'] {
  const edition = chosen ?? path.split('/').find((part) => Object.hasOwn(editionLabels, part));
  return { ...(edition !== undefined && { edition }), ...(section !== undefined && { section }) };
}

/** Returns the edition and section of the current page. */
export function nearPage(): Question['near'] {
  const sidebar = document.querySelector<HTMLElement>('[data-sidebar]')?.dataset.sidebar;
  return nearOf(window.location.pathname, sidebar, chosenEdition());
}
