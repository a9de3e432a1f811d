/** The two looks of the site. */
export type Theme = 'dark' | 'light';

/** The key of local storage that holds the reader's choice. Without a choice, the site is dark, whatever the system prefers. */
export const themeKey = 'theme';

/** Dispatched on the document, with the theme as `detail`, when the controls have changed the theme. */
export const themeChangeEvent = 'theme-change';

export const defaultTheme: Theme = 'dark';

/** Whether a stored value is a theme. */
export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}

/** The theme that a stored value stands for; anything else counts as no choice. */
export function parseTheme(value: unknown): Theme {
  return isTheme(value) ? value : defaultTheme;
}

/** The theme that the toggle switches to. */
export function otherTheme(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark';
}
