'use client';

import { otherTheme, switchLabel } from './theme';
import { useTheme } from './theme-state';
import styles from './theme-toggle.module.css';

/** Switches between dark and light; before hydration `start-theme.ts` carries out the click. Both icons are there, and CSS picks. */
export function ThemeToggle() {
  const { theme, choose } = useTheme();
  return (
    <button
      type="button"
      className={styles.toggle}
      data-theme-toggle=""
      aria-label={switchLabel(theme)}
      onClick={(event) => {
        event.preventDefault();
        choose(otherTheme(theme));
      }}
    >
      <svg className={styles.moon} viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
        <path d="M15.25 10.6A6.500 6.500 0 0 1 7.400 2.750a6.500 6.500 0 1 0 7.850 7.850z" />
      </svg>
      <svg className={styles.sun} viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
        <path d="M9 1.500v1.250M9 15.250v1.250M1.500 9h1.250M15.250 9h1.250M3.700 3.700l.900.900M13.400 13.400l.900.900M3.700 14.300l.900-.900M13.400 4.600l.900-.900M12.250 9a3.250 3.250 0 1 1-6.500 0 3.250 3.250 0 0 1 6.500 0" />
      </svg>
    </button>
  );
}
