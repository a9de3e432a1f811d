import { expect, test } from 'vitest';
import { releasesOf } from './releases';

test("lists an edition's releases, newest first, with the upgrades that they require", () => {
  const versions = releasesOf({ edition: 'lite' }).match(/^\| \d[\d.]+/gm);
  expect(versions?.at(0)).toBe('| 2.6.0');
  expect(versions?.at(-1)).toBe('| 1.0.0');
  expect(releasesOf({ edition: 'enterprise' })).toContain(
    '| 8 | 2026 | core path empty by default, `retry_after` of 960, new upgrade commands; requires the [upgrade to 8](/enterprise/upgrading/upgrading-v8) |',
  );
});

test('marks dates that only users state, and rejects other editions', () => {
  expect(releasesOf({ edition: 'pro' })).toContain('| 7.0.4 | <time>2026-10-08</time> |');
  expect(() => releasesOf({ edition: 'free' })).toThrow('names the edition "free"');
});
