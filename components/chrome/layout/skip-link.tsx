import styles from './skip-link.module.css';

/** Renders the first tab stop of the page, which skips the navbar (see `skip-link-control.ts`). */
export function SkipLink() {
  return (
    <section aria-label="Skip to main content" tabIndex={-1} className={styles.region} data-skip-link="">
      <a href="#main" className={styles.skip}>
        Skip to main content
      </a>
    </section>
  );
}
