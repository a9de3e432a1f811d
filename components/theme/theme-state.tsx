'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { type ReactNode, useEffect, useState } from 'react';
import { parseTheme, type Theme, themeChangeEvent, themeKey } from './theme';

// Without a prototype, so that a stored `constructor` doesn't resolve to anything.
const attributeValues = Object.assign(Object.create(null), { dark: 'dark', light: 'light' });

/** Mirrors the theme that `theme-control.ts` sets into next-themes, for components that want to know it. */
export function ThemeState({ children }: { readonly children: ReactNode }) {
  const [initialTheme] = useState(shownTheme);
  const page = (
    <>
      <ThemeMirror />
      {children}
    </>
  );
  // The provider renders a script that would run again during hydration; `theme-script.ts` has done its work already. An inert script takes
  // its place in the HTML, so that both trees have the same shape.
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

/** The theme on screen, which a reader may have chosen before hydration even where storage is blocked. */
function shownTheme(): Theme {
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
