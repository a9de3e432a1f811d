'use client';

import { consentBarId, setPrivacyChoices, usePrivacyChoices } from './privacy-choices';

/** Renders the button that opens the consent bar. */
export function PrivacyButton() {
  return (
    <button
      type="button"
      aria-controls={consentBarId}
      aria-expanded={usePrivacyChoices()}
      data-app-start=""
      onClick={() => setPrivacyChoices(true)}
      // A press before React runs has changed the attribute.
      suppressHydrationWarning
    >
      Privacy choices
    </button>
  );
}
