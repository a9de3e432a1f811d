import { site } from '@/lib/site/config';
import { startTheme } from './start-theme';
import { defaultTheme, themeKey } from './theme';

/**
 * The script in the head that sets the theme before the page is painted, and the colour of the browser for readers without scripts.
 * Next's own `themeColor` would be one more element, which React puts back at every change of page.
 */
export function ThemeScript() {
  const values = `${JSON.stringify(themeKey)},${JSON.stringify(site.themeColor)}`;
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, written out */}
      <script dangerouslySetInnerHTML={{ __html: `(${startTheme.toString()})(${values})` }} />
      <noscript>
        <meta name="theme-color" content={site.themeColor[defaultTheme]} />
      </noscript>
    </>
  );
}
