/** What the reader decided about the tag manager. */
export type Decision = 'granted' | 'denied';

/** Where the reader stands: a browser that sends Global Privacy Control has decided for them, and is not asked. */
export type Standing = Decision | 'unasked' | 'refused-by-browser';

/** The key of local storage that holds the decision. */
export const consentKey = 'consent';

/** The standing that follows from the stored value, which may be anything, and from the browser's Global Privacy Control. */
export function standingOf(stored: unknown, globalPrivacyControl: unknown): Standing {
  if (globalPrivacyControl === true) {
    return 'refused-by-browser';
  }
  return stored === 'granted' || stored === 'denied' ? stored : 'unasked';
}
