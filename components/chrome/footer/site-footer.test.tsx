import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
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
  expect(show().textContent).toContain(site.trademark);
  expect(texts('nav p')).toEqual(['Documentation', 'Self-Hosting', 'Product', 'Community']);
  expect(texts('nav a').slice(0, 5)).toEqual(['Learn', 'Services', 'API Reference', 'Accessibility', 'Lite']);
  expect(document.querySelector('nav')?.id).toBe('site-links');
});

describe('a configured footer', () => {
  test('can be one row of links', () => {
    show({ style: 'dark', links: [link, { label: 'B', href: 'https://b.example' }] });
    expect(texts('nav > ul a')).toEqual(['A', 'B']);
    expect(document.querySelector('footer')?.dataset.style).toBe('dark');
    expect(document.querySelector('img')).toBeNull();
  });

  test('has a linked image for each theme, with its size', () => {
    const logo = { alt: 'Us', src: '/a.svg', srcDark: '/b.svg', href: 'https://us.example', width: 40, height: 20 };
    show({ style: 'light', links: [link], logo });
    const images = [...document.querySelectorAll('a[href="https://us.example"] > img')];
    expect(images.map((image) => image.getAttribute('src'))).toEqual(['/a.svg', '/b.svg']);
    expect(images.map((image) => ['alt', 'width', 'height'].map((name) => image.getAttribute(name)))).toEqual([
      ['Us', '40', '20'],
      ['Us', '40', '20'],
    ]);
  });

  test('can have one image for both themes, without a link', () => {
    show({ style: 'light', links: [link], logo: { alt: 'Us', src: '/a.svg', width: 40, height: 20 } });
    expect([...document.querySelectorAll('div > img')].map((image) => image.getAttribute('src'))).toEqual([
      '/a.svg',
      '/a.svg',
    ]);
  });
});
