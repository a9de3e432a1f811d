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

/**
 * Applies the stored theme before the first paint. Any other stored value counts as no choice. Serialized into the head
 * of every page, so it can't use anything outside of itself.
 */
export function showStoredTheme(key: string, colors: { readonly dark: string; readonly light: string }): void {
  let theme: Theme = 'dark';
  try {
    theme = localStorage.getItem(key) === 'light' ? 'light' : 'dark';
  } catch {
    // Storage is blocked, so there's no stored choice.
  }
  document.documentElement.dataset.theme = theme;
  const color = document.createElement('meta');
  color.name = 'theme-color';
  color.content = colors[theme];
  document.head.append(color);
}
