// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { editionLinksIn, markCurrent, moveCurrent } from './sidebar-links';

const html = '<ul><li><a href="/lite/">Overview</a></li><li><a href="/lite/updating">Updating</a></li></ul>';

/** Returns the addresses of the links that are marked as the current page. */
function marked(sidebar: Element): (string | null)[] {
  return [...sidebar.querySelectorAll('[aria-current="page"]')].map((link) => link.getAttribute('href'));
}

function sidebarOf(content: string): Element {
  const nav = document.createElement('nav');
  nav.innerHTML = content;
  return nav;
}

test.each([
  ['/lite/', '/lite/'],
  ['/lite', '/lite/'],
  ['/lite/updating', '/lite/updating'],
  ['/lite/updating/', '/lite/updating'],
  ['/lite/updating.html', '/lite/updating'],
])('at %s, only the link to %s is marked', (pathname, href) => {
  expect(marked(sidebarOf(markCurrent(html, pathname)))).toEqual([href]);
  const sidebar = sidebarOf(markCurrent(html, '/lite/updating'));
  moveCurrent(sidebar, pathname);
  expect(marked(sidebar)).toEqual([href]);
});

test('links to the page in the editions that have it, if there are several', () => {
  const links = html.replace('/lite/updating"', '/lite/updating" data-editions="lite enterprise"');
  expect(editionLinksIn(links, '/lite/updating.html')).toEqual([
    { name: 'lite', label: 'Lite' },
    { name: 'enterprise', label: 'Enterprise', href: '/enterprise/updating' },
  ]);
  expect(editionLinksIn(links, '/lite/')).toEqual([]);
  expect(editionLinksIn(links, '/lite/unlisted')).toEqual([]);
});

test("marks nothing on a page that the sidebar doesn't list", () => {
  expect(marked(sidebarOf(markCurrent(html, '/lite/upd')))).toEqual([]);
  const sidebar = sidebarOf(markCurrent(html, '/lite/'));
  moveCurrent(sidebar, '/lite/installation');
  expect(marked(sidebar)).toEqual([]);
});
