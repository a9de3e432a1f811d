import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EditionSwitch } from './edition-switch';

const editions = [
  { label: 'Lite', path: '/lite/updating', isCurrent: false },
  { label: 'Pro', path: '/pro/updating', isCurrent: true },
];

test('links to each edition and marks the current one', () => {
  document.body.innerHTML = renderToStaticMarkup(<EditionSwitch editions={editions} />);
  const links = [...document.querySelectorAll('nav[aria-label="This page by edition"] a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Lite', '/lite/updating', null],
      ['Pro', '/pro/updating', 'page'],
    ],
  );
});

test('renders nothing if no other edition has the page', () => {
  expect(renderToStaticMarkup(<EditionSwitch editions={[]} />)).toBe('');
});
