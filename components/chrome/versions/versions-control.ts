import { closestTo } from '@/lib/browser/dom/events';
import { whenParsed } from '@/lib/browser/dom/on-page';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { versionKey } from './versions';

const slot = storageSlot(versionKey);
const linkSelector = 'a[data-version]';

/**
 * Adds the current query and hash to a link to another version (`data-version`) when the reader turns to it, and stores
 * the version of a link that's followed.
 */
export function installVersionLinks(): void {
  document.addEventListener('pointerover', keepQueryAndHash);
  document.addEventListener('focusin', keepQueryAndHash);
  // Uses the capture phase, so the link is right before anything follows it.
  document.addEventListener('click', followVersion, true);
  whenParsed(removeUnknownVersion);
}

function keepQueryAndHash(event: Event): void {
  const link = closestTo<HTMLAnchorElement>(event, linkSelector);
  if (link) {
    const { search, hash } = window.location;
    Object.assign(link, { search, hash });
  }
}

function followVersion(event: Event): void {
  keepQueryAndHash(event);
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
