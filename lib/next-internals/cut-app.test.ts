import { expect, test } from 'vitest';
import { cutApp } from './cut-app';

const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const page = (payload = start + push('1:"a"\n2:"[b]') + push(')</p>"\n')) =>
  '<html><head><link rel="stylesheet" href="/1.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/2.js"/><script src="/1.js" async=""></script></head>' +
  `<body><main>a</main><script>keep()</script><script src="/2.js" async=""></script>${payload}</body></html>`;
const payload = { address: '/a.txt', text: '1:"a"\n2:"[b])</p>"\n' };

test('moves scripts and payload from the page to a list', () => {
  expect(cutApp(page(), payload)).toBe(
    '<html><head><link rel="stylesheet" href="/1.css" data-precedence="next"/></head>' +
      '<body><main>a</main><script>keep()</script><script type="application/json" id="app-files">' +
      `{"scripts":["/1.js","/2.js"],"payload":{"address":"/a.txt","length":${payload.text.length}}}</script></body></html>`,
  );
});

test('keeps the payload of a page without a payload file', () => {
  const html = cutApp(page(), null);
  expect(html).toContain(start);
  expect(html).toContain('"payload":null');
});

test.each([
  ['without a payload', page(''), /no payload/],
  ['without the start of its payload', page(push('1:"a"')), /no payload/],
  ['with a binary payload', page(`${start}<script>self.__next_f.push([3,"YQ=="])</script>`), /no payload/],
  ['without scripts', '<html><body></body></html>', /no script/],
  ['with a payload that differs from its file', page(start + push('1:"b"')), /differs from \/a\.txt/],
])('rejects a page %s', (_, html, message) => {
  expect(() => cutApp(html, payload)).toThrow(message);
});
