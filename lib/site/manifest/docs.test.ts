import { expect, test } from 'vitest';
import { category, doc, sidebar } from './define';
import { docsOf, idsOfItems } from './docs';
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

test('lists IDs in reading order, including those in categories', () => {
  expect(idsOfItems(items)).toEqual(['lite/index', 'lite/a', 'lite/b', 'lite/c']);
});

test('lists nothing for an empty category', () => {
  expect(idsOfItems([category('Empty', [])])).toEqual([]);
});

test('lists the pages of a version by sidebar, then those without one', () => {
  expect(docsOf(versionAt('/')).map(({ id, sidebar }) => [id, sidebar])).toEqual([
    ['lite/index', 'lite'],
    ['lite/a', 'lite'],
    ['lite/b', 'lite'],
    ['lite/c', 'lite'],
    ['index', 'docs'],
    ['server', null],
  ]);
});

test.each([
  ['/', ['/lite/', '/lite/a', '/lite/b', '/lite/c', '/', '/server']],
  ['/1.0/', ['/1.0/lite/', '/1.0/lite/a', '/1.0/lite/b', '/1.0/lite/c', '/1.0/', '/1.0/server']],
])('puts the pages of a version below its path: %s', (path, paths) => {
  expect(docsOf(versionAt(path)).map((page) => page.path)).toEqual(paths);
});
