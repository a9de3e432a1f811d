import type { Question } from '@/lib/search/engine';
import { type EditionName, editionLabels } from '@/lib/site/editions';

/** Returns the section and the edition, chosen or of the page, so that related results come first. */
export function nearOf(path: string, section: string | undefined, chosen: string | null = null): Question['near'] {
  const edition = chosen ?? path.split('/').find((part) => Object.hasOwn(editionLabels, part));
  return { ...(edition !== undefined && { edition }), ...(section !== undefined && { section }) };
}

/** Returns the edition and section of the current page. */
export function nearPage(): Question['near'] {
  const sidebar = document.querySelector<HTMLElement>('[data-sidebar]')?.dataset.sidebar;
  return nearOf(window.location.pathname, sidebar, chosenEdition());
}

/** Returns the edition that the reader has chosen, or null for none. It's stored on the root element. */
export function chosenEdition(): EditionName | null {
  const name = document.documentElement.dataset.edition ?? '';
  return Object.hasOwn(editionLabels, name) ? (name as EditionName) : null;
}
