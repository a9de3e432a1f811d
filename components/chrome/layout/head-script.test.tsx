import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Announcement } from '@/lib/site/announcement';
import { site } from '@/lib/site/config';
import { HeadScript } from './head-script';

const closeable: Announcement = { id: '</script><script>alert(1)', text: 'Mixpost <3 you.', isCloseable: true };
const html = (announcement: Announcement | null) => renderToStaticMarkup(<HeadScript announcement={announcement} />);

test('renders one script that calls each function with its key', () => {
  expect(html(closeable)).toMatch(
    /^<script>\(function showStoredTheme\(.*\}\)\("theme",.*\);\(function hideClosedAnnouncement\(.*\}\)\("announcement",.*\);\(function fillStoredValues\(.*\}\)\("values\.",\{"pro":7,"enterprise":8\},"mixpost"\)<\/script><noscript>/s,
  );
  expect(html(closeable)).toContain(`("theme",${JSON.stringify(site.themeColor)})`);
});

test("leaves out the announcement if there is none or it isn't closeable", () => {
  expect(html(null)).not.toContain('hideClosedAnnouncement');
  expect(html({ ...closeable, isCloseable: false })).toBe(html(null));
});

test('escapes text that would end the script element', () => {
  expect(html(closeable).match(/<\/script/gi)).toHaveLength(1);
});
