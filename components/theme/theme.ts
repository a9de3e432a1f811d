/** The two looks of the site. */
export type Theme = 'dark' | 'light';

/** The key of local storage that holds the reader's choice; without one the site is dark, whatever the system says. */
export const themeKey = 'theme';

export const defaultTheme: Theme = 'dark';

/** The theme that a stored value stands for; anything but a theme counts as no choice. */
export function parseTheme(value: unknown): Theme {
  return value === 'light' || value === 'dark' ? value : defaultTheme;
}

/** The theme that the switch leads to. */
export function otherTheme(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark';
}

/** What the switch says: what it does, and where it stands. */
export function switchLabel(theme: Theme): string {
  return `Switch between dark and light mode (currently ${theme})`;
}
