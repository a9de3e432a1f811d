export type Theme = 'dark' | 'light';

/** The local storage key for the reader's choice. Without a choice, the site is dark, whatever the system prefers. */
export const themeKey = 'theme';

/** The key of the storage events that tell next-themes the theme. Nothing is stored there. */
export const mirrorKey = 'theme-state';

export const defaultTheme: Theme = 'dark';

/** Returns the theme of a stored value. Anything else counts as no choice. */
export function parseTheme(value: unknown): Theme {
  return value === 'light' ? 'light' : defaultTheme;
}
