import { describe, expect, test } from 'vitest';
import { formsOf, stemOf } from '@/lib/site/paths';
import { doc } from './define';
import { type Route, routesOf } from './routes';
import type { Version } from './types';

/** Returns a version with one sidebar that contains these pages. */
function version(ids: readonly string[], redirects: Record<string, string> = {}, name = 'current'): Version {
  const docs = { label: 'Docs', items: ids.map((id) => doc(id)) };
  const path = name === 'current' ? '/' : `/${name}/`;
  return { name, label: name, path, manifest: { sidebars: { docs }, standalone: [], redirects } };
}

/** Describes a route in a few words. */
function summary(route: Route): string {
  switch (route.kind) {
    case 'page':
      return `${route.path} shows ${route.version.name}:${route.doc.id}`;
    case 'redirect':
      return `${route.path} leads to ${route.to}`;
    case 'folder':
      return `${route.path} lists ${route.docs.map(({ id }) => id).join(', ')}`;
    case 'search':
      return `${route.path} searches`;
  }
}

/** Describes all routes of the versions, without search, which every site has. */
const summaries = (...versions: Version[]) =>
  [...routesOf(versions).values()].filter(({ kind }) => kind !== 'search').map(summary);

test('includes a search page', () => {
  expect([...routesOf([version(['a'])]).values()].map(summary)).toContain('/search searches');
});

test('lists pages in reading order, then redirects, then folders', () => {
  expect(summaries(version(['b/index', 'a', 'c/d'], { '/old': '/a' }))).toEqual([
    '/b/ shows current:b/index',
    '/a shows current:a',
    '/c/d shows current:c/d',
    '/old leads to /a',
    '/c/ lists c/d',
  ]);
});

test('finds the route of every form of an address', () => {
  const table = routesOf([version(['index', 'lite/index', 'lite/updating'], { '/old': '/' })]);
  for (const route of table.values()) {
    expect(formsOf(route.path).map((form) => table.get(stemOf(form)))).toEqual(formsOf(route.path).map(() => route));
  }
});

describe('if two routes have the same address', () => {
  test.each([
    ['a page wins over a redirect', ['a'], { '/a': '/b' }, '/a shows current:a'],
    ['a page wins over a redirect in another form', ['a/index'], { '/a': '/b' }, '/a/ shows current:a/index'],
    ['the first page wins', ['a/index', 'a'], {}, '/a/ shows current:a/index'],
    ['a redirect wins over a folder', ['a/b'], { '/a': '/a/b' }, '/a leads to /a/b'],
    ['a page wins over a folder', ['a/b', 'a/index'], {}, '/a/ shows current:a/index'],
  ])('%s', (_, ids, redirects, expected) => {
    const table = routesOf([version(ids, redirects)]);
    expect([table.get('a')].flatMap((route) => (route ? [summary(route)] : []))).toEqual([expected]);
  });

  test('the newer version wins', () => {
    expect(summaries(version(['1.0/a']), version(['a'], {}, '1.0'))).toContain('/1.0/a shows current:1.0/a');
  });
});

describe('a folder', () => {
  test('lists all pages below it in reading order', () => {
    expect(summaries(version(['a/z', 'a/b/y', 'a/b/c/index'])).slice(3)).toEqual([
      '/a/ lists a/z, a/b/y, a/b/c/index',
      '/a/b/ lists a/b/y, a/b/c/index',
    ]);
  });

  test("doesn't exist for the root", () => {
    expect(routesOf([version(['a'])]).has('')).toBe(false);
  });
});

describe('an older version', () => {
  test('has its pages and folders below its own path', () => {
    expect(summaries(version(['index', 'a/b']), version(['index', 'a/b'], {}, '1.0'))).toEqual([
      '/ shows current:index',
      '/a/b shows current:a/b',
      '/1.0/ shows 1.0:index',
      '/1.0/a/b shows 1.0:a/b',
      '/a/ lists a/b',
      '/1.0/a/ lists a/b',
    ]);
  });

  test('lists its pages at its own path if it has no home page', () => {
    expect(summaries(version(['a'], {}, '1.0'))).toEqual(['/1.0/a shows 1.0:a', '/1.0/ lists a']);
  });
});
