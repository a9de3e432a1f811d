import { expect, test } from 'vitest';
import { namesOf } from './page-names';

test('the elements and classes of a page are collected, each once', () => {
  const html = '<html class="a b"><body><my-part class="c"></my-part><P class="a">x</P></body></html>';
  const { tags, classes } = namesOf(html);
  expect([...tags].sort()).toEqual(['body', 'html', 'my-part', 'p']);
  expect([...classes].sort()).toEqual(['a', 'b', 'c']);
});

test('code that shows an element names none', () => {
  expect([...namesOf('<code>&lt;table class=&quot;x&quot;></code>').tags]).toEqual(['code']);
});
