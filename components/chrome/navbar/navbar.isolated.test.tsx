// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { NavbarItem } from '@/lib/site/navbar';
import { Navbar } from './navbar';

vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => ['lite', 'updating'] }));

beforeEach(() => document.body.replaceChildren());

/** Renders a navbar with these items, as it's written to the built file. */
function show(items?: readonly unknown[], slots = {}) {
  document.body.innerHTML = renderToStaticMarkup(
    <Navbar {...(items && { items: items as NavbarItem[] })} {...slots} />,
  );
  document.querySelector('dialog')?.remove();
  return document.body;
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.textContent);

test("renders the site's entries in order", () => {
  show();
  expect(
    texts(
      '[data-position] > li > a, [data-position] > li summary, ul:not([data-position]) > li[data-type] > a, ul:not([data-position]) > li[data-type] summary',
    ),
  ).toEqual(['Learn', 'Self-Hosting', 'Services', 'API Reference', 'mixpost.app', 'Community', '', '', '']);
});

test('marks the dropdown that contains the page, and the entry in it', () => {
  show();
  expect(texts('[aria-current="true"]')).toEqual(['Self-Hosting', 'Lite']);
  expect(texts('[aria-current="page"]')).toEqual([]);
});

test('aligns items to the right by default', () => {
  show([
    { type: 'link', label: 'A', to: '/a' },
    { type: 'link', label: 'B', to: '/b', position: 'left' },
    { type: 'link', label: 'C', to: '/c', position: 'right' },
  ]);
  expect(texts('nav > ul')).toEqual(['B', 'AC']);
});

test('renders a passed part only if there is an item for it', () => {
  show([{ type: 'theme' }, { type: 'versions' }], { theme: <b>theme</b>, search: <b>search</b> });
  expect(texts('[data-tool]')).toEqual(['theme']);
});

test.each([
  ['of an unknown type', 'mega', 'No NavbarItem component found for type "mega".'],
  ['that fails while a page is built', 'dropdown', "reading 'map'"],
])('shows an error in place of an item %s, and renders the others', (_, type, error) => {
  const bad = { type, label: 'Bad' };
  show([bad, { type: 'link', label: 'Good', to: '/good' }]);
  expect(texts('summary')).toEqual([expect.stringContaining(error)]);
  expect(texts('details')[0]).toContain('please check the item in the theme configuration');
  expect(JSON.parse(texts('details pre')[0] ?? '')).toEqual(bad);
  expect(texts('nav a')).toEqual(['Good']);
});

test('renders both of two items with the same label', () => {
  show([
    { type: 'link', label: 'A', to: '/a' },
    { type: 'link', label: 'A', to: '/b' },
  ]);
  expect(texts('nav a')).toEqual(['A', 'A']);
});
