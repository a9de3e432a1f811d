/** The reader's decision about the tag manager. */
export type Decision = 'granted' | 'denied';

/** The consent in effect. A browser that sends Global Privacy Control decides for its reader, who isn't asked. */
export type Consent = Decision | 'undecided' | 'denied-by-browser';

/** The local storage key for the decision. */
export const consentKey = 'consent';

/** Dispatched on the document when the consent changes. */
export const consentChangeEvent = 'consent-change';

/** Returns the consent for the stored value, which may be anything, and the browser's Global Privacy Control. */
export function parseConsent(stored: unknown, globalPrivacyControl: unknown): Consent {
  if (globalPrivacyControl === true) {
    return 'denied-by-browser';
  }
  return stored === 'granted' || stored === 'denied' ? stored : 'undecided';
}
