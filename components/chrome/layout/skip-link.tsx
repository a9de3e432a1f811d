import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <section aria-label="Skip to main content" tabIndex={-1} className={styles.region} data-skip-link="">
      <a href="#main" className={styles.skip}>
        Skip to main content
      </a>
    </section>
  );
}
