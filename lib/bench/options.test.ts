import { expect, test } from 'vitest';
import { readOptions } from './options';

test('without options both sites are built at two sizes, once', () => {
  expect(readOptions([])).toEqual({ pages: [100, 1000], runs: 1, sites: ['bare', 'ours'], keep: false });
});

test('sizes are sorted, each once', () => {
  expect(readOptions(['--pages', '10000,100, 1000,100']).pages).toEqual([100, 1000, 10_000]);
});

test('options may come in any order and with an equals sign', () => {
  expect(readOptions(['--keep', '--only=ours', '--runs', '3', '--pages=50'])).toEqual({
    pages: [50],
    runs: 3,
    sites: ['ours'],
    keep: true,
  });
});

test.each([
  [
    ['--pages', '100,many'],
    '--pages got "many", which is not a number of pages; write a whole number from 1, such as --pages 100,1000,10000.',
  ],
  [
    ['--pages', '0'],
    '--pages got "0", which is not a number of pages; write a whole number from 1, such as --pages 100,1000,10000.',
  ],
  [
    ['--pages'],
    '--pages got "", which is not a number of pages; write a whole number from 1, such as --pages 100,1000,10000.',
  ],
  [
    ['--runs', '1.5'],
    '--runs got "1.5", which is not a number of runs; write a whole number from 1, such as --runs 3.',
  ],
  [['--only', 'both'], '--only got "both", which is none of the two sites; write --only bare or --only ours.'],
  [
    ['100'],
    '"100" is no option of the bench; write npm run bench:build -- [--pages 100,1000,10000] [--runs 1] [--only bare|ours] [--keep].',
  ],
])('%j is answered with what to write', (words, sentence) => {
  expect(() => readOptions(words)).toThrow(sentence);
});
