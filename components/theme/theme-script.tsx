import { site } from '@/lib/site/config';
import { startTheme } from './start-theme';
import { themeKey } from './theme';

/** The script in the head that sets the theme before the page is painted. Its text is the same on every page. */
export function ThemeScript() {
  const values = `${JSON.stringify(themeKey)},${JSON.stringify(site.themeColor)}`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, written out
  return <script dangerouslySetInnerHTML={{ __html: `(${startTheme.toString()})(${values})` }} />;
}
