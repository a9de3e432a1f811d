import { closestTo } from '@/lib/browser/dom/closest';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { site } from '@/lib/site/config';
import { isTheme, parseTheme, type Theme, themeChangeEvent, themeKey } from './theme';

const slot = storageSlot(themeKey);

/**
 * Handles the theme toggle, and applies choices made in other tabs. `theme-script.ts` has applied the stored choice
 * before the first paint.
 */
export function installTheme(): void {
  document.addEventListener('click', (event) => {
    if (closestTo(event, '[data-theme-toggle]')) {
      const theme = parseTheme(document.documentElement.dataset.theme) === 'dark' ? 'light' : 'dark';
      slot.write(theme);
      showTheme(theme);
    }
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === themeKey || key === null) {
      showTheme(parseTheme(newValue));
    }
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page in the back/forward cache misses storage events.
    const stored = persisted ? slot.read() : null;
    if (isTheme(stored)) {
      showTheme(stored);
    }
  });
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', site.themeColor[theme]);
  document.dispatchEvent(new CustomEvent(themeChangeEvent, { detail: theme }));
}
