export type Theme = 'dark' | 'light';

/** The local storage key for the reader's choice. Without a choice, the site is dark, whatever the system prefers. */
export const themeKey = 'theme';

export const defaultTheme: Theme = 'dark';

/** Returns the theme of a stored value. Anything else counts as no choice. */
export function parseTheme(value: unknown): Theme {
  return value === 'light' ? 'light' : defaultTheme;
}

/** Returns the theme that a press on the switch changes to. */
export function otherTheme(theme: unknown): Theme {
  return parseTheme(theme) === 'dark' ? 'light' : 'dark';
}

/**
 * Adds the color of the browser's interface for the stored theme. Serialized into the head of every page, so it can't
 * use anything outside of itself.
 */
export function addThemeColor(key: string, colors: { readonly dark: string; readonly light: string }): void {
  let theme: Theme = 'dark';
  try {
    theme = localStorage.getItem(key) === 'light' ? 'light' : 'dark';
  } catch {
    // Storage is blocked, so there's no stored choice.
  }
  const color = document.createElement('meta');
  color.name = 'theme-color';
  color.content = colors[theme];
  document.head.append(color);
}

/** Changes the color of the browser's interface. */
export function setThemeColor(theme: Theme, colors: { readonly dark: string; readonly light: string }): void {
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colors[theme]);
}
