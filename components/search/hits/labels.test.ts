import { expect, it } from 'vitest';
import { kindOf, sharedDepth } from './labels';

it.each([
  [['Lite', 'Keys', 'Redis'], ['Lite', 'Keys', 'Redis', 'REDIS_DB'], 3],
  [['Lite', 'Keys', 'Redis'], ['Lite', 'Keys', 'Mail'], 2],
  [['Lite', 'Keys', 'Redis'], ['Lite', 'Keys'], 2],
])('the hit below %j shows the path of %j from name %i on', (above, trail, depth) => {
  expect(sharedDepth({ trail: above }, { trail })).toBe(depth);
});

it.each([
  ['/lite/updating', ['Lite', 'Update Lite'], 'page'],
  ['/lite/updating#back-up-first', ['Lite', 'Update Lite', 'Back up first'], 'section'],
  ['/lite/updating#killed', ['Lite', 'Update Lite', 'Troubleshooting', 'Killed'], 'error'],
  ['/troubleshooting/media', ['Troubleshooting', 'Upload errors'], 'page'],
  ['/api/posts/create', ['API', 'Create a post'], 'call'],
  ['/api/posts/create#request', ['API', 'Create a post', 'Request'], 'section'],
])('%s leads to what its symbol shows', (url, trail, kind) => {
  expect(kindOf({ url, trail })).toBe(kind);
});
