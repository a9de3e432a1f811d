import { describe, expect, it, test } from 'vitest';
import { nearestPages, wordsOf } from './nearest-pages';

const pages = [
  '/',
  '/lite/',
  '/lite/installation/docker',
  '/lite/upgrading/upgrading-v2',
  '/pro/',
  '/server',
  '/services/',
].map((path) => ({ path, title: path }));

describe('nearestPages', () => {
  test.each([
    ['/lite/instalation/docker', '/lite/installation/docker'],
    ['/docker', '/lite/installation/docker'],
    ['/docs/lite/Upgrading-v2.html', '/lite/upgrading/upgrading-v2'],
    ['/servr', '/server'],
    ['/service', '/services/'],
    ['/lite/x', '/lite/'],
  ])('for %s, suggests %s first', (path, first) => {
    expect(nearestPages(path, pages)[0]?.path).toBe(first);
  });

  it('suggests nothing for an address without similar pages', () => {
    expect(nearestPages('/wp-login.php', pages)).toEqual([]);
  });

  it('returns at most the given number of pages', () => {
    expect(nearestPages('/lite', pages, 2)).toHaveLength(2);
  });

  it('handles very long addresses quickly, and invalid encoding', () => {
    const started = performance.now();
    nearestPages(`/%E0%A4%A/${'lite/'.repeat(20_000)}${'x'.repeat(100_000)}`, pages);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

test('wordsOf leaves out file extensions and "index"', () => {
  expect(wordsOf('/Lite/Über%20uns/index.html')).toEqual(['lite', 'ber', 'uns']);
});
