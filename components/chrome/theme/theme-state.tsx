'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { type ReactNode, useEffect, useState } from 'react';
import { parseTheme, type Theme, themeChangeEvent, themeKey } from './theme';

// Has no prototype, so a stored `constructor` doesn't resolve to anything.
const attributeValues = Object.assign(Object.create(null), { dark: 'dark', light: 'light' });

/** Mirrors the theme that `theme-control.ts` sets into next-themes, for components that need it. */
export function ThemeState({ children }: { readonly children: ReactNode }) {
  const [initialTheme] = useState(readCurrentTheme);
  const page = (
    <>
      <ThemeMirror />
      {children}
    </>
  );
  // The provider renders a script that would run again during hydration, although `theme-script.ts` has already done
  // its work. An inert script takes its place in the HTML, so both trees have the same shape.
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
      defaultTheme={initialTheme}
      attribute="data-theme"
      value={attributeValues}
      enableSystem={false}
      enableColorScheme={false}
    >
      {page}
    </ThemeProvider>
  );
}

/** Returns the current theme, which the reader may have chosen before hydration even if storage is blocked. */
function readCurrentTheme(): Theme {
  return parseTheme(typeof document === 'undefined' ? null : document.documentElement.dataset.theme);
}

function ThemeMirror() {
  const { setTheme } = useTheme();
  useEffect(() => {
    const onChange = (event: Event) => setTheme((event as CustomEvent<Theme>).detail);
    document.addEventListener(themeChangeEvent, onChange);
    return () => document.removeEventListener(themeChangeEvent, onChange);
  }, [setTheme]);
  return null;
}
