import { describe, expect, it, test } from 'vitest';
import { offlineHtml } from './offline-html';

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
const files = new Set([
  'lite.html',
  'lite/updating.html',
  'index.html',
  '_next/a.css',
  '_next/f.woff2',
  'openapi.yaml',
]);
const site = {
  basePath: '',
  siteUrl: 'https://docs.example.org',
  holds: (file: string) => files.has(file),
};
const convert = (html: string, basePath = '') => offlineHtml(html, '/lite/updating', { ...site, basePath });

describe('a page of the offline copy', () => {
  test.each([
    ['a page', '<a href="/lite/#x">', '<a href="../lite.html#x">'],
    ['the home page', '<a href="/">', '<a href="../index.html">'],
    ['a file', '<a href="/openapi.yaml">', '<a href="../openapi.yaml">'],
    ['a stylesheet', '<link rel="stylesheet" href="/_next/a.css">', '<link rel="stylesheet" href="../_next/a.css">'],
    ['another site', '<a href="https://mixpost.app/">', '<a href="https://mixpost.app/">'],
    ['another host', '<a href="//mixpost.app/">', '<a href="//mixpost.app/">'],
    ['an anchor on the page', '<a href="#x">', '<a href="#x">'],
    ['the site if the copy lacks the file', '<a href="/none.zip?x">', '<a href="https://docs.example.org/none.zip?x">'],
  ])('links to %s', (_, before, after) => {
    expect(convert(page('', before))).toContain(after);
  });

  it("resolves addresses with the site's base path", () => {
    expect(convert(page('', '<a href="/docs/lite/">'), '/docs')).toContain('<a href="../lite.html">');
  });

  it('contains only its own scripts, and no preloads or policy of the site', () => {
    const html = convert(
      page(
        '<meta http-equiv="Content-Security-Policy" content="x"><link rel="preload" as="script" href="/_next/a.js"><link rel="manifest" href="/m"><script>a()</script><script src="/_next/a.js" async=""></script>',
        '<script>self.__next_f.push([1,"</p>"])</script>',
      ),
    );
    expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<script src="../offline/head.js">',
      '<script src="../offline/page.js" defer>',
    ]);
    expect(html).not.toContain('a.js');
    expect(html).toContain('<link rel="stylesheet" href="../offline/page.css">');
    expect(html).not.toContain('content="x"');
  });

  it('contains its path and keeps its text', () => {
    const html = convert(page('', '<p title="a &quot;b&quot;">ä &lt;b&gt; &amp; © <svg viewBox="0 0 1 1"></svg></p>'));
    expect(html).toContain('data-path="/lite/updating"');
    expect(html).toContain('<p title="a &quot;b&quot;">ä &lt;b&gt; &amp; © ');
  });
});
