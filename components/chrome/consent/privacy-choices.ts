import { useSyncExternalStore } from 'react';

/** The ID of the consent bar, which the button in the footer opens. */
export const consentBarId = 'privacy-choices';

const listeners = new Set<() => void>();
let areOpen: boolean | undefined;

/** Returns whether the reader has opened the privacy choices, which includes a press before React ran. */
export function usePrivacyChoices(): boolean {
  return useSyncExternalStore(subscribe, arePrivacyChoicesOpen, () => false);
}

/** Opens or closes the privacy choices. Closing returns the focus to the button that opened them. */
export function setPrivacyChoices(open: boolean): void {
  if (arePrivacyChoicesOpen() && !open) {
    choicesButton()?.focus();
  }
  areOpen = open;
  for (const listener of listeners) {
    listener();
  }
}

function arePrivacyChoicesOpen(): boolean {
  areOpen ??= choicesButton()?.getAttribute('aria-expanded') === 'true';
  return areOpen;
}

function choicesButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[aria-controls="${consentBarId}"]`);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
