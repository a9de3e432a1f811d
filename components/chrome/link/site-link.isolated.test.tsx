import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SiteLink } from './site-link';

// Runs before the imports, because the module reads the setting when it loads.
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/docs'));

test.each([
  ['/lite/', '/docs/lite/'],
  ['https://example.com/', 'https://example.com/'],
  ['#a', '#a'],
])('with a base path, a link to %s gets the address %s', (href, expected) => {
  expect(renderToStaticMarkup(<SiteLink href={href}>x</SiteLink>)).toBe(`<a href="${expected}">x</a>`);
});
