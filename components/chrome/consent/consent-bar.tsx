import styles from './consent.module.css';

const manager = 'Google Tag Manager, which sends data about your visit to Google and may set cookies';

/** The bar's text for each consent. CSS shows the one that matches the bar's `data-consent`. */
const texts = {
  undecided: `May this site load ${manager}? Nothing is loaded until you allow it, and you can change your choice at the bottom of every page.`,
  granted: `You allowed ${manager}. You can change your choice here.`,
  denied: `You declined ${manager}. It isn’t loaded. You can change your choice here.`,
  'denied-by-browser': `This site doesn’t load ${manager}, because your browser sends a Global Privacy Control signal.`,
} as const;

/**
 * Renders the question whether the tag manager may load, with two equal buttons. `consent-control.ts` shows the bar and
 * applies the decision.
 */
export function ConsentBar() {
  return (
    <section className={styles.bar} aria-label="Privacy choices" tabIndex={-1} hidden data-consent="undecided">
      {Object.entries(texts).map(([consent, text]) => (
        <p key={consent} className={styles.text} data-for={consent}>
          {text}
        </p>
      ))}
      <div className={styles.choices}>
        <button type="button" className={styles.choice} data-consent-close="">
          Close
        </button>
        <button type="button" className={styles.choice} data-consent-decision="denied">
          Decline
        </button>
        <button type="button" className={styles.choice} data-consent-decision="granted">
          Allow
        </button>
      </div>
    </section>
  );
}
