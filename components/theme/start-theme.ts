/**
 * Shows the stored theme before anything is painted, forgets a stored value that is none, lets the browser's own colour follow, and
 * works the switch until React does. Written out into the page as text, so it uses nothing from outside itself.
 *
 * @param key the key of local storage
 * @param colors what the browser paints around the page
 */
export function startTheme(key: string, colors: { readonly dark: string; readonly light: string }): void {
  const root = document.documentElement;
  const isLight = () => root.dataset.theme === 'light';
  const color = document.createElement('meta');
  color.name = 'theme-color';
  document.head.append(color);
  const followTheme = () => {
    color.content = isLight() ? colors.light : colors.dark;
  };

  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
    if (stored !== null && stored !== 'dark' && stored !== 'light') {
      localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: there is no choice to show.
  }
  root.dataset.theme = stored === 'light' ? 'light' : 'dark';
  followTheme();
  new MutationObserver(followTheme).observe(root, { attributeFilter: ['data-theme'] });

  // The window hears a click after React, which prevents the default of those that it acts on.
  window.addEventListener('click', (event) => {
    const toggle = event.target instanceof Element ? event.target.closest('[data-theme-toggle]') : null;
    if (!toggle || event.defaultPrevented) {
      return;
    }
    // What is done is not kept for React to do.
    event.preventDefault();
    const theme = isLight() ? 'dark' : 'light';
    root.dataset.theme = theme;
    try {
      localStorage.setItem(key, theme);
    } catch {
      // Storage is blocked: the choice lasts as long as the page.
    }
  });
}
