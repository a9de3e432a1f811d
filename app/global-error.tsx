'use client';

import type { CrashPageProps } from '@/components/failures/crash-page';
import { CrashText, crashTitle } from '@/components/failures/crash-text';
import { useReloadOnce } from '@/components/failures/use-reload-once';
import { locale } from '@/lib/site/locale';

/** A layout that threw, or whose payload is cut off, which loading it again may mend: the text of a crash alone in the document, in the theme that was shown. React keeps the style sheets. */
export default function LayoutError({ error, retry }: CrashPageProps) {
  const theme = typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme;
  // There is no router around it, which would know the address.
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
