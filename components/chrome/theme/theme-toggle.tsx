'use client';

import { useTheme } from 'next-themes';
import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import { otherTheme } from './theme';
import styles from './theme-toggle.module.css';

/**
 * Renders the switch between dark and light. Before React has started, `theme-control.ts` handles it. Both icons and
 * both labels are rendered, and CSS shows the ones that fit the theme.
 */
export function ThemeToggle() {
  const { theme, setTheme } = useTheme();
  return (
    <button type="button" className={styles.toggle} data-theme-toggle="" onClick={() => setTheme(otherTheme(theme))}>
      <StrokeIcon
        className={styles.moon}
        d="M15.25 10.6A6.5 6.5 0 0 1 7.4 2.75a6.5 6.5 0 1 0 7.85 7.85z"
        size={18}
        box={18}
      />
      <StrokeIcon
        className={styles.sun}
        d="M9 1.5v1.25M9 15.25v1.25M1.5 9h1.25M15.25 9h1.25M3.7 3.7l.9.9M13.4 13.4l.9.9M3.7 14.3l.9-.9M13.4 4.6l.9-.9M12.25 9a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0"
        size={18}
        box={18}
      />
      <span className={`${styles.toLight} visually-hidden`}>Switch to light mode</span>
      <span className={`${styles.toDark} visually-hidden`}>Switch to dark mode</span>
    </button>
  );
}
