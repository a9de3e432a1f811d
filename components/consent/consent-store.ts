import { storageSlot } from '@/lib/browser/storage-slot';
import { type Consent, consentChangeEvent, consentKey, type Decision, parseConsent } from './consent';

const slot = storageSlot(consentKey);
const root = () => document.documentElement;

/** The consent of this browser's reader. Where storage is blocked, a decision lasts as long as the page, in an attribute of its root. */
export function readConsent(): Consent {
  const { globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  return parseConsent(slot.read() ?? root().dataset.consentDecision, globalPrivacyControl);
}

/** Stores a decision, and notifies whoever listens. */
export function storeConsent(decision: Decision): void {
  root().dataset.consentDecision = decision;
  slot.write(decision);
  document.dispatchEvent(new Event(consentChangeEvent));
}

/** Calls back after a decision, here or in another tab, until the returned function is called. */
export function onConsent(listener: () => void): () => void {
  document.addEventListener(consentChangeEvent, listener);
  window.addEventListener('storage', listener);
  return () => {
    document.removeEventListener(consentChangeEvent, listener);
    window.removeEventListener('storage', listener);
  };
}
