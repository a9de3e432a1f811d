import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Announcement } from '@/lib/site/announcement';
import { site } from '@/lib/site/config';
import { HeadScript } from './head-script';

const announcement: Announcement = { id: '</script><script>alert(1)', text: 'Mixpost <3 you.' };
const html = (shown: Announcement | null) => renderToStaticMarkup(<HeadScript announcement={shown} />);

test('renders one script that calls each function with its key', () => {
  expect(html(announcement)).toMatch(
    /^<script>\(function addThemeColor\(.*\}\)\("theme",.*\);\(function hideClosedAnnouncement\(.*\}\)\("announcement",.*\);\(function fillStoredValues\(.*\}\)\("values\.",\{"pro":7,"enterprise":8\},"mixpost"\);\(function openStoredTabs\(.*\}\)\(function openTab\(.*\},"tabs\."\)<\/script><noscript>/s,
  );
  expect(html(announcement)).toContain(`("theme",${JSON.stringify(site.themeColor)})`);
});

test('leaves out the announcement if there is none', () => {
  expect(html(null)).not.toContain('hideClosedAnnouncement');
});

test('escapes text that would end the script element', () => {
  expect(html(announcement).match(/<\/script/gi)).toHaveLength(1);
});
