import { describe, expect, it, test } from 'vitest';
import { suggestPages, wordsOf } from './suggest-pages';

const pages = [
  '/',
  '/lite/',
  '/lite/installation/docker',
  '/lite/upgrading/upgrading-v2',
  '/pro/',
  '/server',
  '/services/',
].map((path) => ({ path, title: path }));

describe('suggestPages', () => {
  test.each([
    ['/lite/instalation/docker', '/lite/installation/docker'],
    ['/docker', '/lite/installation/docker'],
    ['/docs/lite/Upgrading-v2.html', '/lite/upgrading/upgrading-v2'],
    ['/servr', '/server'],
    ['/service', '/services/'],
    ['/lite/x', '/lite/'],
  ])('for %s, suggests %s first', (path, first) => {
    expect(suggestPages(path, pages)[0]?.path).toBe(first);
  });

  it('suggests nothing for an address without similar pages', () => {
    expect(suggestPages('/wp-login.php', pages)).toEqual([]);
  });

  it('returns at most five pages', () => {
    expect(suggestPages('/lite', [...pages, ...pages, ...pages])).toHaveLength(5);
  });

  it('handles very long addresses quickly, and invalid encoding', () => {
    const started = performance.now();
    suggestPages(`/%E0%A4%A/${'lite/'.repeat(20_000)}${'x'.repeat(100_000)}`, pages);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

test('wordsOf leaves out file extensions and "index"', () => {
  expect(wordsOf('/Lite/Über%20uns/index.html')).toEqual(['lite', 'ber', 'uns']);
});
