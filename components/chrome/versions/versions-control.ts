import { closestTo } from '@/lib/browser/dom/events';
import { whenParsed } from '@/lib/browser/dom/on-page';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { alternateMeta, versionKey } from './versions';

const slot = storageSlot(versionKey);
const linkSelector = 'a[data-version]';

/**
 * Points links to a version (`data-version`) at the same page in that version, with the current query and hash, when
 * the reader turns to one, and stores the version of a link that's followed. The navbar and drawer stay while pages
 * change, so their links can't be right from the start.
 */
export function installVersionLinks(): void {
  document.addEventListener('pointerover', pointAtAlternate);
  document.addEventListener('focusin', pointAtAlternate);
  // Uses the capture phase, so the link is right before anything follows it.
  document.addEventListener('click', followVersion, true);
  whenParsed(removeUnknownVersion);
}

function pointAtAlternate(event: Event): void {
  const link = closestTo<HTMLAnchorElement>(event, linkSelector);
  const meta = link && document.getElementsByName(alternateMeta(link.dataset.version ?? ''))[0];
  if (link && meta instanceof HTMLMetaElement) {
    link.href = meta.content + window.location.search + window.location.hash;
  }
}

function followVersion(event: Event): void {
  pointAtAlternate(event);
  const version = closestTo(event, linkSelector)?.dataset.version;
  if (version !== undefined) {
    slot.write(version);
  }
}

function removeUnknownVersion(): void {
  const stored = slot.read();
  if (stored !== null && !document.querySelector(`${linkSelector}[data-version="${CSS.escape(stored)}"]`)) {
    slot.clear();
  }
}
