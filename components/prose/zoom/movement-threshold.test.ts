import { expect, test } from 'vitest';
import { exceedsMovementThreshold } from './movement-threshold';

test.each([
  [0, 0, false],
  [0, 39, false],
  [39, 39, false],
  [0, 40, true],
  [0, -40, true],
  [40, 0, true],
  [-40, 0, true],
])('a movement by %d px across and %d px down exceeds the threshold: %s', (x, y, expected) => {
  expect(exceedsMovementThreshold({ x: 100, y: 200 }, { x: 100 + x, y: 200 + y })).toBe(expected);
});
