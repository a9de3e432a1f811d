import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EditionSwitch } from './edition-switch';

const editions = [
  { label: 'Lite', path: '/lite/updating', isCurrent: false },
  { label: 'Pro', path: '/pro/updating', isCurrent: true },
];

test('each edition is a link, and the current one says so', () => {
  document.body.innerHTML = renderToStaticMarkup(<EditionSwitch editions={editions} />);
  const links = [...document.querySelectorAll('nav[aria-label="This page by edition"] a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Lite', '/lite/updating', null],
      ['Pro', '/pro/updating', 'page'],
    ],
  );
});

test('a page without alternate versions has no switch', () => {
  expect(renderToStaticMarkup(<EditionSwitch editions={[]} />)).toBe('');
});
