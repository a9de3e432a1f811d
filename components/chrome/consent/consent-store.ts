import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { type Consent, consentChangeEvent, consentKey, type Decision, parseConsent } from './consent';

const slot = storageSlot(consentKey);
const root = () => document.documentElement;

/** Returns the current consent. If storage is blocked, a decision lasts as long as the page, in a root attribute. */
export function readConsent(): Consent {
  const { globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  return parseConsent(slot.read() ?? root().dataset.consentDecision, globalPrivacyControl);
}

/** Stores a decision and notifies all listeners. */
export function storeConsent(decision: Decision): void {
  root().dataset.consentDecision = decision;
  slot.write(decision);
  document.dispatchEvent(new Event(consentChangeEvent));
}

/** Calls the listener after a decision in this tab or another one. Returns a function that unsubscribes it. */
export function onConsent(listener: () => void): () => void {
  document.addEventListener(consentChangeEvent, listener);
  window.addEventListener('storage', listener);
  return () => {
    document.removeEventListener(consentChangeEvent, listener);
    window.removeEventListener('storage', listener);
  };
}
