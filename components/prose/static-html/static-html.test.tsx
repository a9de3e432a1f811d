import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StaticHtml } from './static-html';

test('a string becomes elements, not text', () => {
  expect(renderToStaticMarkup(<StaticHtml html={'<p>a &amp; b</p>'} />)).toBe(
    '<div class="static"><p>a &amp; b</p></div>',
  );
});
