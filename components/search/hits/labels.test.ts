import { expect, it } from 'vitest';
import { sharedDepth } from './labels';

it.each([
  [['Lite', 'Keys', 'Redis'], ['Lite', 'Keys', 'Redis', 'REDIS_DB'], 3],
  [['Lite', 'Keys', 'Redis'], ['Lite', 'Keys', 'Mail'], 2],
  [['Lite', 'Keys', 'Redis'], ['Lite', 'Keys'], 2],
])('the hit below %j shows the path of %j from name %i on', (above, trail, depth) => {
  expect(sharedDepth({ trail: above }, { trail })).toBe(depth);
});
