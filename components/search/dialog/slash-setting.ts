import { storageSlot } from '@/lib/browser/dom/storage-slot';

const slot = storageSlot('search.slash');

/** Returns whether the slash opens the search, which it does until the reader turns it off. */
export function isSlashOn(): boolean {
  return slot.read() !== 'off';
}

/** Stores the reader's choice about the slash. */
export function setSlash(isOn: boolean): void {
  if (isOn) {
    slot.clear();
  } else {
    slot.write('off');
  }
}
