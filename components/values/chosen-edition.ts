import { type EditionName, editionLabels } from '@/lib/site/editions.mjs';

/** The edition that the reader has chosen, for what puts it first, such as the search; null for none. The root element carries it. */
export function chosenEdition(): EditionName | null {
  const name = document.documentElement.dataset.edition ?? '';
  return Object.hasOwn(editionLabels, name) ? (name as EditionName) : null;
}
