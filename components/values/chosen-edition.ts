import { type EditionName, editionLabels } from '@/lib/site/editions.mjs';

/** Returns the edition that the reader has chosen, or null for none. It's stored on the root element. */
export function chosenEdition(): EditionName | null {
  const name = document.documentElement.dataset.edition ?? '';
  return Object.hasOwn(editionLabels, name) ? (name as EditionName) : null;
}
