import { onClick } from '@/lib/browser/dom/events';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { site } from '@/lib/site/config';
import { otherTheme, parseTheme, setThemeColor, type Theme, themeKey } from './theme';

const slot = storageSlot(themeKey);
const root = document.documentElement;

/** Handles the theme switch, and what other tabs store, until React has started and next-themes takes over. */
export function installTheme(): void {
  const isOwner = () => root.dataset.app !== 'running';
  onClick('[data-theme-toggle]', () => {
    if (isOwner()) {
      const theme = otherTheme(root.dataset.theme);
      slot.write(theme);
      show(theme);
    }
  });
  slot.onChange(() => isOwner() && show(parseTheme(slot.read())));
}

function show(theme: Theme): void {
  root.dataset.theme = theme;
  setThemeColor(theme, site.themeColor);
}
