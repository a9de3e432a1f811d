import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the head, to the text. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to main content
    </a>
  );
}
