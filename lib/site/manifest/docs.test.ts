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

test('ids come in reading order, with categories opened', () => {
  expect(idsOfItems(items)).toEqual(['lite/index', 'lite/a', 'lite/b', 'lite/c']);
});

test('an empty category gives no id', () => {
  expect(idsOfItems([category('Empty', [])])).toEqual([]);
});

test('the pages of a version come sidebar by sidebar, and those without one last', () => {
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
])('the pages of a version at %s stand below that path', (path, paths) => {
  expect(docsOf(versionAt(path)).map((page) => page.path)).toEqual(paths);
});
