'use client';

import type { CrashPageProps } from '@/components/failures/crash-page';
import { CrashText, crashTitle } from '@/components/failures/crash-text';
import { useReloadOnce } from '@/components/failures/reload-once';
import { locale } from '@/lib/site/locale';

/**
 * Replaces a layout that threw or whose payload ended too early, which a reload may fix. It renders only the crash
 * message, in the theme of the page. React keeps the style sheets.
 */
export default function LayoutError({ error, retry }: CrashPageProps) {
  const theme = typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme;
  // There's no router around this page that knows the address.
  const isLoading = useReloadOnce(error, typeof window === 'undefined' ? '' : window.location.pathname);
  return (
    <html lang={locale} data-theme={theme ?? 'dark'}>
      <head>
        <title>{crashTitle}</title>
      </head>
      <body>{isLoading ? <main id="main" aria-busy="true" /> : <CrashText error={error} onRetry={retry} />}</body>
    </html>
  );
}
