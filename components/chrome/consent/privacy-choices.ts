import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/browser/dom/store';

/** The ID of the consent bar, which the button in the footer opens. */
export const consentBarId = 'privacy-choices';

const store = createStore<boolean | null>(null);

/** Returns whether the reader has opened the privacy choices, which includes a press before React ran. */
export function usePrivacyChoices(): boolean {
  return useSyncExternalStore(store.subscribe, arePrivacyChoicesOpen, () => false);
}

/** Opens or closes the privacy choices. Closing returns the focus to the button that opened them. */
export function setPrivacyChoices(open: boolean): void {
  if (arePrivacyChoicesOpen() && !open) {
    choicesButton()?.focus();
  }
  store.set(open);
}

function arePrivacyChoicesOpen(): boolean {
  return store.read() ?? choicesButton()?.getAttribute('aria-expanded') === 'true';
}

function choicesButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[aria-controls="${consentBarId}"]`);
}
