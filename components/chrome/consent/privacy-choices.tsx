import { env } from '@/lib/site/env';
import styles from './privacy-choices.module.css';

/** Renders the footer button that reopens the consent bar, or nothing if the site has nothing to ask consent for. */
export function PrivacyChoices() {
  return env.gtmId ? (
    <button type="button" className={styles.button} data-privacy-choices="">
      Privacy choices
    </button>
  ) : null;
}
