import { describe, expect, test, vi } from 'vitest';
import { matchesPath, pathMatcher } from './path-pattern';

test.each([
  ['/lite/', '/lite', true],
  ['/lite/', '/lite/installation/docker', true],
  ['/lite/', '/lite-old/', false],
  ['/lite/', '/docs/lite/', false],
  ['/server', '/server/', true],
  ['/server', '/server/more', false],
  ['/', '/', true],
  ['/', '/lite/', false],
  ['/1.0/', '/1x0/', false],
  ['/a(b/', '/a(b/c', true],
])('the pattern %s matches %s: %s', (pattern, path, expected) => {
  expect(matchesPath(pattern, path)).toBe(expected);
});

describe('the cache', () => {
  const mockCompiler = () => vi.fn((pattern: string) => new RegExp(`^${pattern}$`));

  test('compiles a pattern once', () => {
    const compiler = mockCompiler();
    const matches = pathMatcher(compiler);
    expect([matches('/a', '/a'), matches('/a', '/b'), matches('/a', '/a')]).toEqual([true, false, true]);
    expect(compiler).toHaveBeenCalledTimes(1);
  });

  test('evicts the oldest pattern after 10,000', () => {
    const compiler = mockCompiler();
    const matches = pathMatcher(compiler);
    for (let number = 0; number <= 10_000; number += 1) {
      matches(`/${number}`, '/');
    }
    compiler.mockClear();
    matches('/1', '/');
    matches('/10000', '/');
    expect(compiler).not.toHaveBeenCalled();
    matches('/0', '/');
    expect(compiler).toHaveBeenCalledTimes(1);
  });
});
