import { chosenEdition } from '@/components/values/chosen-edition';
import type { Question } from '@/lib/search/engine';
import { editionLabels } from '@/lib/site/editions.mjs';

/**
 * What the page one is on belongs to, so that its neighbours come first.
 *
 * @param path the address below the base path
 * @param section the label of the page's sidebar; undefined where it has none
 * @param chosen the edition that the reader has chosen, which counts more than that of the page; null for none
 */
export function nearOf(path: string, section: string | undefined, chosen: string | null = null): Question['near'] {
  const edition = chosen ?? path.split('/').find((part) => Object.hasOwn(editionLabels, part));
  return { ...(edition !== undefined && { edition }), ...(section !== undefined && { section }) };
}

/** What the page that is shown belongs to. */
export function nearPage(): Question['near'] {
  const sidebar = document.querySelector<HTMLElement>('[data-sidebar]')?.dataset.sidebar;
  return nearOf(window.location.pathname, sidebar, chosenEdition());
}
