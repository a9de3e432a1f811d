import { storageSlot } from '@/lib/browser/dom/storage-slot';

export type Decision = 'granted' | 'denied';

/** The consent in effect. A browser that sends Global Privacy Control decides for its reader, who isn't asked. */
export type Consent = Decision | 'undecided' | 'denied-by-browser';

const consentChangeEvent = 'consent-change';

const slot = storageSlot('consent');
const root = () => document.documentElement;

/** Returns the consent for the stored value, which may be anything, and the browser's Global Privacy Control. */
export function parseConsent(stored: unknown, globalPrivacyControl: unknown): Consent {
  if (globalPrivacyControl === true) {
    return 'denied-by-browser';
  }
  return stored === 'granted' || stored === 'denied' ? stored : 'undecided';
}

/** Returns the current consent. If storage is blocked, a decision lasts as long as the page, in a root attribute. */
export function readConsent(): Consent {
  const { globalPrivacyControl } = navigator as Navigator & { readonly globalPrivacyControl?: boolean };
  return parseConsent(slot.read() ?? root().dataset.consentDecision, globalPrivacyControl);
}

export function storeConsent(decision: Decision): void {
  root().dataset.consentDecision = decision;
  slot.write(decision);
  document.dispatchEvent(new Event(consentChangeEvent));
}

export function onConsent(listener: () => void): () => void {
  document.addEventListener(consentChangeEvent, listener);
  const stop = slot.onChange(listener);
  return () => {
    document.removeEventListener(consentChangeEvent, listener);
    stop();
  };
}
