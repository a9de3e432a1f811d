/** What the reader decided about the tag manager. */
export type Decision = 'granted' | 'denied';

/** A browser that sends Global Privacy Control has decided for its reader, who isn't asked. */
export type Consent = Decision | 'unasked' | 'refused-by-browser';

/** The key of local storage that holds the decision. */
export const consentKey = 'consent';

/** Dispatched on the document when the consent has changed. */
export const consentChangeEvent = 'consent-change';

/** The consent that follows from the stored value, which may be anything, and from the browser's Global Privacy Control. */
export function parseConsent(stored: unknown, globalPrivacyControl: unknown): Consent {
  if (globalPrivacyControl === true) {
    return 'refused-by-browser';
  }
  return stored === 'granted' || stored === 'denied' ? stored : 'unasked';
}
