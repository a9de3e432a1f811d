import { expect, onTestFinished, test, vi } from 'vitest';
import { withBasePath } from './base-path.mjs';

test.each([
  ['/', '/docs/'],
  ['/lite/?a=1#b', '/docs/lite/?a=1#b'],
  ['/images/x.png', '/docs/images/x.png'],
  ['//example.com/', '//example.com/'],
  ['https://example.com/', 'https://example.com/'],
  ['#top', '#top'],
  ['', ''],
])('adds /docs to %j: %j', (href, expected) => {
  expect(withBasePath(href, '/docs')).toBe(expected);
});

test.each([
  [undefined, '/lite/'],
  ['', '/lite/'],
  ['/', '/lite/'],
  ['/docs', '/docs/lite/'],
  [' /docs/ ', '/docs/lite/'],
])('with the setting %j, /lite/ becomes %j', async (setting, expected) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('NEXT_PUBLIC_BASE_PATH', setting);
  vi.resetModules();
  const fresh = await import('./base-path.mjs');
  expect(fresh.withBasePath('/lite/')).toBe(expected);
});
