import { expect, test } from 'vitest';
import { categoriesAbove } from './category-path';
import { category, doc } from './define';

const items = [
  doc('first'),
  category('Empty', []),
  category('Outer', [doc('in-outer'), category('Inner', [doc('in-inner')]), doc('after')]),
  category('Other', [doc('in-other')]),
];

test.each([
  ['first', []],
  ['in-outer', ['Outer']],
  ['in-inner', ['Outer', 'Inner']],
  ['after', ['Outer']],
  ['in-other', ['Other']],
  ['elsewhere', null],
])('%s is in the categories %j', (id, labels) => {
  expect(categoriesAbove(items, id)).toEqual(labels);
});
