import { storageSlot } from '@/lib/browser/storage-slot';
import { counterpartMeta, versionKey } from './versions';

const chosen = storageSlot(versionKey);

/**
 * Points a link to a version (`data-version`) at the reader's page in it, with the query and the hash of now. Called when the reader
 * reaches for the link, because the head of the site stays as it is while pages change.
 */
export function aimVersionLink(event: Event): void {
  const link = versionLinkOf(event);
  const version = link?.dataset.version;
  if (!link || version === undefined) {
    return;
  }
  const [meta] = document.getElementsByName(counterpartMeta(version));
  if (meta instanceof HTMLMetaElement) {
    link.href = meta.content + window.location.search + window.location.hash;
  }
}

/** Keeps the version of a clicked link as the reader's choice. */
export function keepVersion(event: Event): void {
  const version = versionLinkOf(event)?.dataset.version;
  if (version !== undefined) {
    chosen.write(version);
  }
}

function versionLinkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-version]') : null;
}
