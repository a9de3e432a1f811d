'use client';

import { ThemeProvider, useTheme as useStoredTheme } from 'next-themes';
import { type ReactNode, useEffect, useState } from 'react';
import { useIsHydrated } from '@/components/hydration/use-is-hydrated';
import { storageSlot } from '@/lib/browser/storage-slot';
import { defaultTheme, parseTheme, type Theme, themeKey } from './theme';

// Without a prototype: `constructor` from another tab is no theme, and then the page has no attribute and is dark.
const attributeValues = Object.assign(Object.create(null), { dark: 'dark', light: 'light' });

/**
 * Holds the theme of the page and follows the other tabs: the one module that knows next-themes. What that library would do before
 * the first paint is done by `start-theme.ts`, in the head.
 */
export function ThemeState({ children }: { readonly children: ReactNode }) {
  const [withoutStored] = useState(themeWithoutStored);
  const page = (
    <>
      <Resume />
      {children}
    </>
  );
  // The library renders a script. The server renders an empty one of no script type in its place, which the browser takes over as it
  // is: so the library's own is never sent, made or run. Both trees have one shape, or the ids of `useId` would differ.
  if (typeof window === 'undefined') {
    return (
      <>
        <script type="text/plain" />
        {page}
      </>
    );
  }
  return (
    <ThemeProvider
      storageKey={themeKey}
      defaultTheme={withoutStored}
      attribute="data-theme"
      value={attributeValues}
      enableSystem={false}
      enableColorScheme={false}
    >
      {page}
    </ThemeProvider>
  );
}

/** What counts as the choice where none is stored: what is shown, which a reader may have chosen before, where storage is blocked or full. */
function themeWithoutStored(): Theme {
  const isOpen = typeof window !== 'undefined' && storageSlot(themeKey).read() === null;
  return isOpen ? parseTheme(document.documentElement.dataset.theme) : defaultTheme;
}

/** The theme that is shown, and how to choose another; on the server, and until the page is hydrated, the default. */
export function useTheme(): { readonly theme: Theme; choose(theme: Theme): void } {
  const { theme, setTheme } = useStoredTheme();
  const isHydrated = useIsHydrated();
  return { theme: isHydrated ? parseTheme(theme) : defaultTheme, choose: setTheme };
}

/** A page that comes back from the browser's back/forward cache has missed what other tabs stored. */
function Resume() {
  const { setTheme } = useStoredTheme();
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      const stored = event.persisted ? storageSlot(themeKey).read() : null;
      if (stored !== null) {
        setTheme(parseTheme(stored));
      }
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [setTheme]);
  return null;
}
