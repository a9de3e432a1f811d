import { expect, test } from 'vitest';
import { readSizes } from './options';

test('sizes are read ascending, each once, and none without the option', () => {
  expect(readSizes([])).toEqual([]);
  expect(readSizes(['--pages', '1000,100,1000'])).toEqual([100, 1000]);
  expect(readSizes(['--pages=10'])).toEqual([10]);
});

test.each([[['--pages']], [['--pages', 'many']], [['--sizes', '10']], [['--pages', '10', 'more']]])(
  '%j is refused',
  (words) => {
    expect(() => readSizes(words)).toThrow(/write npm run bench:search -- --pages/);
  },
);
