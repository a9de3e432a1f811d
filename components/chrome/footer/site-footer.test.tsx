import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { site } from '@/lib/site/config';
import type { FooterConfig } from '@/lib/site/footer';
import { SiteFooter } from './site-footer';

beforeEach(() => document.body.replaceChildren());

function show(config?: unknown): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(
    <SiteFooter {...(config ? { config: config as FooterConfig } : {})} />,
  );
  return document.body;
}

const texts = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.textContent);

const link = { label: 'A', to: '/a' };

test('links to the sections, the product, and the community', () => {
  expect(show().textContent).toContain(site.copyright);
  expect(texts('nav p')).toEqual(['Documentation', 'Self-Hosting', 'Product', 'Community']);
  expect(texts('nav a').slice(0, 5)).toEqual(['Learn', 'Services', 'API Reference', 'Accessibility', 'Lite']);
  expect(document.querySelector('nav')?.id).toBe('site-links');
});

test('a configured footer can be one row of links', () => {
  show({ style: 'dark', links: [link, { label: 'B', href: 'https://b.example' }] });
  expect(texts('nav > ul a')).toEqual(['A', 'B']);
  expect(document.querySelector('footer')?.dataset.style).toBe('dark');
  expect(document.querySelector('img')).toBeNull();
});

test.each([
  [
    'a linked image for each theme',
    { srcDark: '/b.svg', href: 'https://us.example' },
    'a[href="https://us.example"] > img',
    '/b.svg',
  ],
  ['one image for both themes, without a link', {}, 'div > img', '/a.svg'],
])('a configured footer can have %s', (_, options, images, srcDark) => {
  show({ style: 'light', links: [link], logo: { alt: 'Us', src: '/a.svg', width: 40, height: 20, ...options } });
  const attributes = [...document.querySelectorAll(images)].map((image) =>
    ['src', 'alt', 'width', 'height'].map((name) => image.getAttribute(name)),
  );
  expect(attributes).toEqual(['/a.svg', srcDark].map((src) => [src, 'Us', '40', '20']));
});
