import { storageSlot } from '@/lib/browser/storage-slot';
import type { VersionLink } from '@/lib/manifest/counterparts';
import { aimVersionLink, keepVersion } from './version-links';
import { isKnownVersion, versionKey } from './versions';

/**
 * Works every link to a version on the page, by listening on the document once, and forgets a stored version that is gone.
 *
 * @returns what stops it
 */
export function workVersionLinks(versions: readonly VersionLink[]): () => void {
  const slot = storageSlot(versionKey);
  const stored = slot.read();
  if (stored !== null && !isKnownVersion(stored, versions)) {
    slot.clear();
  }
  const onClick = (event: Event) => {
    aimVersionLink(event);
    keepVersion(event);
  };
  document.addEventListener('pointerover', aimVersionLink);
  document.addEventListener('focusin', aimVersionLink);
  // Before the listener that follows links.
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    document.removeEventListener('pointerover', aimVersionLink);
    document.removeEventListener('focusin', aimVersionLink);
    document.removeEventListener('click', onClick, { capture: true });
  };
}
