'use client';

import { useEffect, useRef } from 'react';
import type { Decision, Standing } from './consent';
import styles from './consent.module.css';

const manager = 'Google Tag Manager, which sends data about your visit to Google and may set cookies';

const texts: Record<Standing, string> = {
  unasked: `May this site load ${manager}? Nothing of it is loaded until you allow it, and you can change your mind at the foot of every page.`,
  granted: `You have allowed ${manager}. You can change your mind here.`,
  denied: `You have declined ${manager}. Nothing of it is loaded. You can change your mind here.`,
  'refused-by-browser': `This site does not load ${manager}, because your browser sends Global Privacy Control.`,
};

export type ConsentBarProps = {
  readonly standing: Standing;
  /** Whether the reader asked for the bar, which then takes the focus; it never does so by itself. */
  readonly isAskedFor: boolean;
  onDecision(decision: Decision): void;
  onClose(): void;
};

/** Asks whether the tag manager may load, with two equal answers; only says so where the browser has answered. */
export function ConsentBar({ standing, isAskedFor, onDecision, onClose }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAskedFor) {
      bar.current?.focus();
    }
  }, [isAskedFor]);
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-label="Privacy choices"
      tabIndex={-1}
      onKeyDown={({ key }) => isAskedFor && key === 'Escape' && onClose()}
    >
      <p className={styles.text}>{texts[standing]}</p>
      <div className={styles.choices}>
        {standing === 'refused-by-browser' ? (
          <button type="button" className={styles.choice} onClick={onClose}>
            Close
          </button>
        ) : (
          <>
            <button type="button" className={styles.choice} onClick={() => onDecision('denied')}>
              Decline
            </button>
            <button type="button" className={styles.choice} onClick={() => onDecision('granted')}>
              Allow
            </button>
          </>
        )}
      </div>
    </section>
  );
}
