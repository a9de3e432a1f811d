import { listeners } from '@/lib/browser/listeners';
import { storageSlot } from '@/lib/browser/storage-slot';
import { consentKey, type Decision, type Standing, standingOf } from './consent';

const slot = storageSlot(consentKey);
const { add, tell } = listeners();

/** Where storage is blocked, a decision lasts as long as the page. */
let decided: Decision | null = null;

/** Where the reader of this browser stands now. */
export function readStanding(): Standing {
  const { globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  return standingOf(slot.read() ?? decided, globalPrivacyControl);
}

/** Calls back after a decision, here or in another tab, until the returned function is called. */
export function onDecision(listener: () => void): () => void {
  const remove = add(listener);
  window.addEventListener('storage', listener);
  return () => {
    remove();
    window.removeEventListener('storage', listener);
  };
}

/** Keeps a decision of the reader. */
export function decide(decision: Decision): void {
  decided = decision;
  slot.write(decision);
  tell();
}
