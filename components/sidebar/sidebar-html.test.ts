import { expect, test } from 'vitest';
import type { ResolvedItem } from '@/lib/manifest/resolve';
import { sidebarHtml } from './sidebar-html';

const items: readonly ResolvedItem[] = [
  { type: 'link', label: 'Overview', path: '/lite/' },
  { type: 'category', label: 'Keys & <more>', items: [{ type: 'link', label: 'Updating', path: '/lite/updating' }] },
];

test('is a nested list of links, in which text is text', () => {
  expect(sidebarHtml(items, '/')).toBe(
    '<ul><li><a href="/lite/">Overview</a></li><li><span>Keys &#x26; &#x3C;more></span>' +
      '<ul><li><a href="/lite/updating">Updating</a></li></ul></li></ul>',
  );
});

test.each(['/lite/', '/lite/updating'])('marks %s when it is shown, and nothing else', (path) => {
  expect(sidebarHtml(items, path).match(/<a [^>]*aria-current="page"/g)).toEqual([
    `<a href="${path}" aria-current="page"`,
  ]);
});
