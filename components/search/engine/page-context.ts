import { versionKey } from '@/components/chrome/versions/versions';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import type { Question } from '@/lib/search/engine';
import { type EditionName, editionLabels } from '@/lib/site/editions';

const slot = storageSlot(versionKey);

/**
 * Returns the version that the search is limited to: the page's own. On pages without one, such as the results page,
 * it's the version that the reader chose last, or the newest. Empty if the page doesn't say, because there's only one.
 */
export function searchedVersions(): readonly string[] {
  const ofPage = document.querySelector<HTMLMetaElement>('meta[name="docsearch:version"]')?.content;
  const names = versionNames();
  const chosen = slot.read();
  const version = ofPage ?? names.find((name) => name === chosen) ?? names[0];
  return version === undefined ? [] : [version];
}

/** Returns the version to name in the address of the results, which is none if there's only one. */
export function versionsInAddress(): readonly string[] {
  return versionNames().length > 1 ? searchedVersions() : [];
}

/**
 * Returns the names of all versions, the newest first, from the versions dropdown; none if there's only one version.
 */
function versionNames(): readonly string[] {
  const links = document.querySelectorAll<HTMLElement>('header [data-version]');
  return [...new Set([...links].map(({ dataset }) => dataset.version ?? ''))];
}

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
