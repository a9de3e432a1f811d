import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StaticHtml } from './static-html';

test('renders a string as elements, not as text', () => {
  expect(renderToStaticMarkup(<StaticHtml html={'<p>a &amp; b</p>'} />)).toBe(
    '<div class="static"><p>a &amp; b</p></div>',
  );
});
