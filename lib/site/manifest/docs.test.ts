import { expect, test } from 'vitest';
import { category, doc, link, sidebar } from './define';
import { categoriesAbove, docsOf, idsOfItems, listedIdsOf, neighborsOf } from './docs';
import type { Version } from './types';

const items = [doc('lite/index'), category('A', [doc('lite/a'), category('B', [doc('lite/b')])]), doc('lite/c')];

const versionAt = (path: string): Version => ({
  name: 'current',
  label: 'Next',
  path,
  manifest: {
    sidebars: { lite: sidebar('Lite', items), docs: sidebar('Learn', [doc('index')]) },
    standalone: ['server'],
    redirects: { '/old': '/server' },
  },
});

test('a page that is only linked belongs to another sidebar', () => {
  const learn = [doc('index'), category('Start', [link('lite/a', 'First'), doc('more')])];
  expect(idsOfItems(learn)).toEqual(['index', 'more']);
  expect(listedIdsOf(learn)).toEqual(['index', 'lite/a', 'more']);
  expect(categoriesAbove(learn, 'lite/a')).toBeNull();
});

test('lists the pages of a version by sidebar, then those without one, below its path', () => {
  expect(docsOf(versionAt('/1.0/')).map(({ path, sidebar }) => [path, sidebar])).toEqual([
    ['/1.0/lite/', 'lite'],
    ['/1.0/lite/a', 'lite'],
    ['/1.0/lite/b', 'lite'],
    ['/1.0/lite/c', 'lite'],
    ['/1.0/', 'docs'],
    ['/1.0/server', null],
  ]);
});

const nested = [
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
  expect(categoriesAbove(nested, id)).toEqual(labels);
});

test.each([
  ['a', null, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', null],
  ['elsewhere', null, null],
])('the neighbors of %s are %s and %s', (item, prev, next) => {
  expect(neighborsOf(['a', 'b', 'c'], item)).toEqual({ prev, next });
});
