import { onClick } from '@/lib/browser/dom/events';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { site } from '@/lib/site/config';
import { mirrorKey, parseTheme, type Theme, themeKey } from './theme';

const slot = storageSlot(themeKey);

/**
 * Handles the theme toggle, and applies what other tabs store. `showStoredTheme` has applied the stored choice before
 * the first paint.
 */
export function installTheme(): void {
  onClick('[data-theme-toggle]', () => {
    const theme = parseTheme(document.documentElement.dataset.theme) === 'dark' ? 'light' : 'dark';
    slot.write(theme);
    showTheme(theme);
  });
  slot.onChange(() => showTheme(parseTheme(slot.read())));
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', site.themeColor[theme]);
  // next-themes follows as if another tab had stored it (`theme-state.tsx`).
  window.dispatchEvent(new StorageEvent('storage', { key: mirrorKey, newValue: theme }));
}
