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
  ])('proposes for %s first %s', (path, first) => {
    expect(nearestPages(path, pages)[0]?.path).toBe(first);
  });

  it('proposes nothing for an address that shares nothing', () => {
    expect(nearestPages('/wp-login.php', pages)).toEqual([]);
  });

  it('proposes as many as asked for at most', () => {
    expect(nearestPages('/lite', pages, 2)).toHaveLength(2);
  });

  it('is quick on a very long address and survives broken encoding', () => {
    const started = performance.now();
    nearestPages(`/%E0%A4%A/${'lite/'.repeat(20_000)}${'x'.repeat(100_000)}`, pages);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

test('the words of an address leave out what every address has', () => {
  expect(wordsOf('/Lite/Über%20uns/index.html')).toEqual(['lite', 'ber', 'uns']);
});
