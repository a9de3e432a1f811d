import { describe, expect, test } from 'vitest';
import { versionAt } from './versions';

const version = (name: string, path: string) => ({ name, label: name, path, first: path });
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
