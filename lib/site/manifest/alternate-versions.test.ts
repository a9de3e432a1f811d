import { describe, expect, test } from 'vitest';
import { alternateVersionsOf, versionLinksOf } from './alternate-versions';
import { doc } from './define';
import type { Version } from './types';

const version = (name: string, path: string, ids: readonly string[]): Version => ({
  name,
  label: `Label of ${name}`,
  path,
  manifest: { sidebars: { docs: { label: 'Docs', items: ids.map((id) => doc(id)) } }, standalone: [], redirects: {} },
});

const newest = version('current', '/', ['index', 'lite/index', 'lite/new']);
const old = version('1.0', '/1.0/', ['start', 'lite/index', 'lite/old']);

describe('the alternate versions of a page', () => {
  test('are the same page in every version, newest first', () => {
    expect(alternateVersionsOf([newest, old], 'lite/index')).toEqual([
      { name: 'current', label: 'Label of current', path: '/lite/', isSamePage: true },
      { name: '1.0', label: 'Label of 1.0', path: '/1.0/lite/', isSamePage: true },
    ]);
  });

  test.each([
    ['lite/new', ['/lite/new', '/1.0/start']],
    ['lite/old', ['/', '/1.0/lite/old']],
  ])('of %s include the first page of a version without it', (id, paths) => {
    const alternateVersions = alternateVersionsOf([newest, old], id);
    expect(alternateVersions.map(({ path }) => path)).toEqual(paths);
    expect(alternateVersions.map(({ isSamePage }) => isSamePage)).toContain(false);
  });

  test("use the version's path if it has no pages yet", () => {
    expect(alternateVersionsOf([newest, version('2.0', '/2.0/', [])], 'index')[1]).toMatchObject({ path: '/2.0/' });
  });

  test("are empty if there's only one version", () => {
    expect(alternateVersionsOf([newest], 'index')).toEqual([]);
  });
});

test('versionLinksOf lists the pages of each version', () => {
  expect(versionLinksOf([newest])).toEqual([]);
  expect(versionLinksOf([newest, old])).toEqual([
    { name: 'current', label: 'Label of current', path: '/', first: '/', pages: ['', 'lite/', 'lite/new'] },
    { name: '1.0', label: 'Label of 1.0', path: '/1.0/', first: '/1.0/start', pages: ['start', 'lite/', 'lite/old'] },
  ]);
});
