import { expect, test } from 'vitest';
import { nearOf } from './near';

test.each([
  ['/pro/updating', 'Pro', { edition: 'pro', section: 'Pro' }],
  ['/docs/1.0/lite/', 'Lite', { edition: 'lite', section: 'Lite' }],
  ['/server', undefined, {}],
  ['/guides/profiles', 'Guides', { section: 'Guides' }],
  ['/constructor/__proto__', undefined, {}],
])('%s in %s is near %o', (path, section, near) => {
  expect(nearOf(path, section)).toEqual(near);
});
