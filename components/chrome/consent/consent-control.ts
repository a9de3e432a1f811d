import { closestTo, onClick } from '@/lib/browser/dom/events';
import { whenParsed } from '@/lib/browser/dom/on-page';
import { startApp } from '@/lib/next-internals/start-app';
import { type Decision, onConsent, readConsent, storeConsent } from './consent';

const bar = () => document.querySelector<HTMLElement>('[data-consent]');

/** The element that opened the bar on request. It gets the focus back when the bar closes. */
let opener: HTMLElement | null = null;

/** Asks for consent if none is stored, stores the decision, and reopens the question from the footer. */
export function installConsent(): void {
  onClick('[data-privacy-choices]', (button) => {
    opener = button;
    update();
    bar()?.focus();
  });
  onClick('button[data-consent-decision]', ({ dataset }) => decide(dataset.consentDecision as Decision));
  onClick('[data-consent-close]', close);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && opener && closestTo(event, '[data-consent]')) {
      close();
    }
  });
  onConsent(update);
  whenParsed(update);
}

function decide(decision: Decision): void {
  const isRevoked = readConsent() === 'granted' && decision === 'denied';
  storeConsent(decision);
  close();
  if (isRevoked) {
    // Only a reload stops what the container has started.
    window.location.reload();
  }
}

function close(): void {
  opener?.focus();
  opener = null;
  update();
}

function update(): void {
  const section = bar();
  if (!section) {
    return;
  }
  const consent = readConsent();
  section.dataset.consent = consent;
  section.hidden = opener === null && consent !== 'undecided';
  if (consent === 'granted') {
    // The tag manager is a React component, so it needs the app.
    startApp().catch(() => undefined);
  }
}
