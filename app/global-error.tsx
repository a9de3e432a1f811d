'use client';

import type { CrashPageProps } from '@/components/failures/crash-page';
import { CrashText, crashTitle } from '@/components/failures/crash-text';
import { locale } from '@/lib/site/locale';

/** A layout that threw: the text of a crash alone in the document, in the theme that was shown. React keeps the style sheets. */
export default function LayoutError({ error, retry }: CrashPageProps) {
  const theme = typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme;
  return (
    <html lang={locale} data-theme={theme ?? 'dark'}>
      <head>
        <title>{crashTitle}</title>
      </head>
      <body>
        <CrashText error={error} onRetry={retry} />
      </body>
    </html>
  );
}
