import { expect, test } from 'vitest';
import { doc } from './define';
import type { Version } from './types';
import { newestOf, versionLinksOf } from './version-links';

const version = (name: string, path: string, ids: readonly string[]): Version => ({
  name,
  label: `Label of ${name}`,
  path,
  manifest: { sidebars: { docs: { label: 'Docs', items: ids.map((id) => doc(id)) } }, standalone: [], redirects: {} },
});

const newest = version('current', '/', ['index', 'lite/index', 'lite/new']);
const old = version('1.0', '/1.0/', ['start', 'lite/index', 'lite/old']);

test.each([
  ['lite/index', { path: '/lite/', isSamePage: true }],
  ['lite/old', { path: '/', isSamePage: false }],
])('finds the page %s of an older version in the newest one', (id, found) => {
  expect(newestOf([newest, old], '1.0', id)).toEqual({ name: 'current', label: 'Label of current', ...found });
});

test('has no link for a page of the newest version', () => {
  expect(newestOf([newest, old], 'current', 'lite/new')).toBeNull();
});

test('versionLinksOf lists the pages of each version', () => {
  expect(versionLinksOf([newest])).toEqual([]);
  const empty = version('0.9', '/0.9/', []);
  expect(versionLinksOf([newest, old, empty])).toEqual([
    { name: 'current', label: 'Label of current', path: '/', first: '/', pages: ['', 'lite/', 'lite/new'] },
    { name: '1.0', label: 'Label of 1.0', path: '/1.0/', first: '/1.0/start', pages: ['start', 'lite/', 'lite/old'] },
    { name: '0.9', label: 'Label of 0.9', path: '/0.9/', first: '/0.9/', pages: [] },
  ]);
});
