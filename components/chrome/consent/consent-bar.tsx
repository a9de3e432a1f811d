'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Consent, type Decision, onConsent, readConsent, storeConsent } from './consent';
import styles from './consent.module.css';
import { consentBarId, setPrivacyChoices, usePrivacyChoices } from './privacy-choices';

const manager = 'Google Tag Manager, which sends data about your visit to Google and may set cookies';

const texts: Readonly<Record<Consent, string>> = {
  undecided: `May this site load ${manager}? Nothing is loaded until you allow it, and you can change your choice at the bottom of every page.`,
  granted: `You allowed ${manager}. You can change your choice here.`,
  denied: `You declined ${manager}. It isn’t loaded. You can change your choice here.`,
  'denied-by-browser': `This site doesn’t load ${manager}, because your browser sends a Global Privacy Control signal.`,
};

/**
 * Renders the question whether the tag manager may load, with two equal buttons. It shows until the reader has decided,
 * and when they open the privacy choices. Nothing loads before React runs, so the built page asks nothing.
 */
export function ConsentBar() {
  const bar = useRef<HTMLElement>(null);
  const consent = useSyncExternalStore(onConsent, readConsent, () => null);
  const isOpen = usePrivacyChoices();
  useEffect(() => {
    if (isOpen) {
      bar.current?.focus();
    }
  }, [isOpen]);

  const decide = (decision: Decision) => {
    storeConsent(decision);
    setPrivacyChoices(false);
    if (consent === 'granted' && decision === 'denied') {
      // Only a reload stops what the container has started.
      window.location.reload();
    }
  };
  return (
    <section
      ref={bar}
      id={consentBarId}
      className={styles.bar}
      aria-label="Privacy choices"
      tabIndex={-1}
      hidden={!(isOpen || consent === 'undecided')}
      onKeyDown={({ key }) => key === 'Escape' && isOpen && setPrivacyChoices(false)}
    >
      <p className={styles.text}>{consent && texts[consent]}</p>
      <div className={styles.choices}>
        {consent === 'denied-by-browser' ? (
          <Choice label="Close" onPress={() => setPrivacyChoices(false)} />
        ) : (
          <>
            <Choice label="Decline" onPress={() => decide('denied')} />
            <Choice label="Allow" onPress={() => decide('granted')} />
          </>
        )}
      </div>
    </section>
  );
}

function Choice({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <button type="button" className={styles.choice} onClick={onPress}>
      {label}
    </button>
  );
}
