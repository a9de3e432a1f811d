'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { site } from '@/lib/site/config';
import { defaultTheme, parseTheme, setThemeColor, themeKey } from './theme';

/** Stores and applies the theme: before the first paint with the script that next-themes renders, and in all tabs. */
export function SiteThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider
      storageKey={themeKey}
      attribute="data-theme"
      defaultTheme={defaultTheme}
      enableSystem={false}
      enableColorScheme={false}
    >
      <ThemeSync />
      {children}
    </ThemeProvider>
  );
}

/**
 * Takes over the theme that the page has, which differs from the stored one if the reader pressed the switch with
 * blocked storage, and keeps the color of the browser's interface up to date. A page in the back/forward cache gets no
 * storage events, so it reads the theme again when it's shown.
 */
function ThemeSync() {
  const { theme, setTheme } = useTheme();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the provider's first effect
  useLayoutEffect(() => {
    const shown = parseTheme(document.documentElement.dataset.theme);
    if (shown !== theme) {
      // biome-ignore lint/nursery/useReactCompiler: the attribute of the page is the external state
      setTheme(shown);
    }
  }, []);

  useEffect(() => setThemeColor(parseTheme(theme), site.themeColor), [theme]);

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const stored = persisted ? storageSlot(themeKey).read() : null;
      if (stored !== null) {
        setTheme(parseTheme(stored));
      }
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [setTheme]);

  return null;
}
