import { closedKey, hideClosedAnnouncement } from '@/components/chrome/announcement/announcement-script';
import { addThemeColor, defaultTheme, themeKey } from '@/components/chrome/theme/theme';
import { openStoredTabs, openTab, tabKeyPrefix } from '@/components/prose/tabs/tabs-script';
import { fillStoredValues } from '@/components/values/values-script';
import { inlineCall } from '@/lib/browser/dom/inline-call';
import { fillArguments } from '@/lib/browser/values/fill-arguments';
import type { Announcement } from '@/lib/site/announcement';
import { site } from '@/lib/site/config';

/**
 * Renders the inline script in the head that applies the reader's choices before the first paint: the color of the
 * browser's interface for the theme, a closed announcement, stored values, and open tabs. It's a single element,
 * because each inline script adds a hash to the policy, and its text is the same on every page. Readers without scripts
 * get the color of the browser's interface from a `<meta>`; Next's own `themeColor` would reset it on every navigation.
 */
export function HeadScript({ announcement }: { readonly announcement: Announcement | null }) {
  const calls = [
    inlineCall(addThemeColor, themeKey, site.themeColor),
    ...(announcement ? [inlineCall(hideClosedAnnouncement, closedKey, announcement.id)] : []),
    inlineCall(fillStoredValues, ...fillArguments),
    inlineCall(openStoredTabs, openTab, tabKeyPrefix),
  ];
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, serialized */}
      <script dangerouslySetInnerHTML={{ __html: calls.join(';') }} />
      <noscript>
        <meta name="theme-color" content={site.themeColor[defaultTheme]} />
      </noscript>
    </>
  );
}
