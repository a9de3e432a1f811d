import { site } from '@/lib/site/config';
import styles from './wordmark.module.css';

/** Renders the site's own logo and name. It copies none of the product's artwork. */
export function Wordmark() {
  return (
    <>
      <svg viewBox="0 0 20 20" width="20" height="20" className={styles.mark} aria-hidden="true">
        <path d="M2.5 16.5V4l7.5 7.5L17.5 4v12.5M6.5 13.5 10 10l3.5 3.5" />
      </svg>
      <span className={styles.name}>{site.product}</span> <span className={styles.kind}>Docs</span>
    </>
  );
}
