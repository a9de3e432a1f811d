import { env } from '@/lib/site/env';
import styles from './privacy-choices.module.css';

/** The button at the foot of every page that opens the consent bar anew; nothing where there is nothing to consent to. */
export function PrivacyChoices() {
  return env.gtmId ? (
    <button type="button" className={styles.button} data-privacy-choices="">
      Privacy choices
    </button>
  ) : null;
}
