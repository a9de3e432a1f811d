import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SectionLinks } from './section-links';

const editions = [
  { label: 'Lite', path: '/lite/updating', isCurrent: false },
  { label: 'Pro', path: '/pro/updating', isCurrent: true },
];

function linksOf(page: Parameters<typeof SectionLinks>[0]['page']) {
  document.body.innerHTML = renderToStaticMarkup(<SectionLinks page={page} />);
  return [...document.querySelectorAll('nav li > *')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);
}

test('links to the page in each edition, and to the other sections', () => {
  expect(linksOf({ id: 'pro/updating', sidebar: 'pro', editions })).toEqual([
    ['Lite', '/lite/updating', null],
    ['Pro', null, 'page'],
    ['Enterprise', '/enterprise/', null],
    ['Guides', '/guides/', null],
    ['Server', '/server', null],
    ['Errors', '/troubleshooting', null],
  ]);
});

test('marks the section of a page without a sidebar, and of a page that only one edition has', () => {
  const marked = (links: ReturnType<typeof linksOf>) => links.filter(([, , current]) => current);
  expect(marked(linksOf({ id: 'server', sidebar: null, editions: [] }))).toEqual([['Server', '/server', 'true']]);
  expect(marked(linksOf({ id: 'lite/first-post', sidebar: 'lite', editions: [] }))).toEqual([
    ['Lite', '/lite/', 'true'],
  ]);
});

test('renders nothing outside of self-hosting', () => {
  expect(linksOf({ id: 'api/index', sidebar: 'api', editions: [] })).toEqual([]);
  expect(linksOf({ id: 'checked', sidebar: null, editions: [] })).toEqual([]);
});
