import { describe, expect, test } from 'vitest';
import { alternatePathOf, versionAt } from './versions';

const version = (name: string, path: string) => ({ name, label: name, path, first: path, pages: ['', 'lite/'] });
const versions = [version('current', '/'), version('1.0', '/1.0/'), version('1.0 beta', '/1.0/beta/')];

describe('the version at an address', () => {
  test.each([
    ['/', 'current'],
    ['/lite/updating', 'current'],
    ['/1.0', '1.0'],
    ['/1.0/lite/', '1.0'],
    ['/1.0/index.html', '1.0'],
    ['/1.0-notes', 'current'],
    ['/lite/1.0/', 'current'],
    ['/1.0/beta/lite', '1.0 beta'],
    ['/_not-found', 'current'],
  ])('%s is %s', (path, name) => {
    expect(versionAt(path, versions)?.name).toBe(name);
  });

  test("is undefined if no version's path contains the address", () => {
    expect(versionAt('/search', versions.slice(1))).toBeUndefined();
  });
});

describe('the same page in another version', () => {
  const newest = { ...version('current', '/'), pages: ['', 'lite/', 'lite/new'] };
  const old = { ...version('1.0', '/1.0/'), first: '/1.0/start', pages: ['start', 'lite/', 'lite/old'] };

  test.each([
    ['/lite', newest, old, '/1.0/lite/'],
    ['/1.0/lite/index.html', old, newest, '/lite/'],
    ['/lite/new', newest, old, '/1.0/start'],
    ['/1.0/lite/old', old, newest, '/'],
    ['/_not-found', newest, old, '/1.0/start'],
    ['/search', undefined, old, '/1.0/start'],
  ])('of %s', (pathname, current, to, path) => {
    expect(alternatePathOf(pathname, current, to)).toBe(path);
  });
});
