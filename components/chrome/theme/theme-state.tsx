'use client';

import { ThemeProvider } from 'next-themes';
import { type ReactNode, useState } from 'react';
import { mirrorKey, parseTheme } from './theme';

/**
 * Provides the theme of `theme-control.ts`, which works before React, to components that use next-themes. It gets a
 * storage key of its own: with the theme's key, it would store its default as a choice when another tab removes the
 * reader's, and ignore `localStorage.clear()`.
 */
export function ThemeState({ children }: { readonly children: ReactNode }) {
  const [initialTheme] = useState(readTheme);
  // The provider's script would repeat what `showStoredTheme` has done. An inert one takes its place in the HTML, so that
  // hydration finds the same elements.
  if (typeof window === 'undefined') {
    return (
      <>
        <script type="text/plain" />
        {children}
      </>
    );
  }
  return (
    <ThemeProvider
      storageKey={mirrorKey}
      defaultTheme={initialTheme}
      attribute="data-theme"
      enableSystem={false}
      enableColorScheme={false}
    >
      {children}
    </ThemeProvider>
  );
}

function readTheme() {
  return parseTheme(typeof document === 'undefined' ? null : document.documentElement.dataset.theme);
}
