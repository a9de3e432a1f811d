import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import styles from './theme-toggle.module.css';

/**
 * Renders the switch between dark and light (`theme-control.ts`). Both icons and both labels are rendered, and CSS
 * shows the ones that fit the theme.
 */
export function ThemeToggle() {
  return (
    <button type="button" className={styles.toggle} data-theme-toggle="">
      <StrokeIcon className={styles.moon} d="M16.25 11.6A6.5 6.5 0 0 1 8.4 3.75a6.5 6.5 0 1 0 7.85 7.85z" />
      <StrokeIcon
        className={styles.sun}
        d="M10 2.5v1.25M10 16.25v1.25M2.5 10h1.25M16.25 10h1.25M4.7 4.7l.9.9M14.4 14.4l.9.9M4.7 15.3l.9-.9M14.4 5.6l.9-.9M13.25 10a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0"
      />
      <span className={`${styles.toLight} visually-hidden`}>Switch to light mode</span>
      <span className={`${styles.toDark} visually-hidden`}>Switch to dark mode</span>
    </button>
  );
}
