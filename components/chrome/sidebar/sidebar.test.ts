import { expect, test } from 'vitest';
import type { ResolvedSidebar } from '@/lib/site/manifest/types';
import { sidebarHtml } from './sidebar';

const lite: ResolvedSidebar = {
  label: 'Lite',
  items: [
    { type: 'link', label: 'Overview', path: '/lite/' },
    {
      type: 'category',
      label: 'Keys & <more>',
      items: [{ type: 'link', label: 'Updating', path: '/lite/updating', editions: ['lite', 'pro'] }],
    },
  ],
};

test('renders links to the other editions, and a nested list of links, with escaped labels', () => {
  expect(sidebarHtml(lite)).toBe(
    '<a href="/pro/" data-edition-link="pro">Your edition: Pro</a>' +
      '<a href="/enterprise/" data-edition-link="enterprise">Your edition: Enterprise</a>' +
      '<ul><li><a href="/lite/">Overview</a></li><li><span>Keys &#x26; &#x3C;more></span>' +
      '<ul><li><a href="/lite/updating" data-editions="lite pro">Updating</a></li></ul></li></ul>',
  );
});
