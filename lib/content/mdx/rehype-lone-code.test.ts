import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { rehypeLoneCode } from './rehype-lone-code';

test.each([
  ['all of a cell', h('td', [h('code', 'a'), '\n']), true],
  ['all of a list item', h('li', h('code', 'a')), true],
  ['code in a sentence', h('li', [h('code', 'a'), ' must not end with a slash.']), false],
  ['one of two', h('td', [h('code', 'a'), ', ', h('code', 'b')]), false],
  ['all of a paragraph', h('p', h('code', 'a')), false],
])('marks code only where it stands alone: %s', (_, element, isMarked) => {
  rehypeLoneCode()({ type: 'root', children: [element] });
  expect(JSON.stringify(element).includes('"lone"')).toBe(isMarked);
});
