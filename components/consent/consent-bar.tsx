'use client';

import { useEffect, useRef } from 'react';
import type { Decision, Standing } from './consent';
import styles from './consent.module.css';

const today: Record<Standing, string> = {
  unasked: 'Nothing is loaded until you allow it.',
  granted: 'You have allowed it.',
  denied: 'You have declined it, and nothing is loaded.',
  'refused-by-browser': 'Your browser sends Global Privacy Control, so it is never loaded.',
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
    <section ref={bar} className={styles.bar} aria-label="Privacy choices" tabIndex={-1}>
      <p className={styles.text}>
        This site would like to load Google Tag Manager, which sends data about your visit to Google and may set
        cookies. {today[standing]} You can change your mind at the foot of every page.
      </p>
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
