import { closedKey, startAnnouncement } from '@/components/announcement/start-announcement';
import { startTheme } from '@/components/theme/start-theme';
import { defaultTheme, themeKey } from '@/components/theme/theme';
import { startValues } from '@/components/values/start-values';
import { writtenCall } from '@/lib/browser/written-call';
import type { Announcement } from '@/lib/site/announcement';
import { site } from '@/lib/site/config';
import { valuesPrefix } from '@/lib/values/values-prefix';

/**
 * The script in the head that sets what a reader chose before the page is painted: the theme, whether the announcement is closed, and the
 * reader's own values. One element, because each costs the page a hash in its policy; its text is the same on every page. For readers
 * without scripts it comes with the colour of the browser, which Next's own `themeColor` would put back at every change of page.
 */
export function HeadScript({ announcement }: { readonly announcement: Announcement | null }) {
  const calls = [
    writtenCall(startTheme, themeKey, site.themeColor),
    ...(announcement?.isCloseable ? [writtenCall(startAnnouncement, closedKey, announcement.id)] : []),
    writtenCall(startValues, valuesPrefix),
  ];
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, written out */}
      <script dangerouslySetInnerHTML={{ __html: calls.join(';') }} />
      <noscript>
        <meta name="theme-color" content={site.themeColor[defaultTheme]} />
      </noscript>
    </>
  );
}
