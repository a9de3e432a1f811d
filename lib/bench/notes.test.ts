import { expect, test } from 'vitest';
import { shareOfOthers } from './machine-load';
import { notesOn } from './notes';
import type { Measurement } from './report';

const quiet: Measurement = {
  pages: 100,
  site: 'ours',
  wallSeconds: 10,
  cpuSeconds: 15,
  othersShare: 0.1,
  peakMiB: 900,
  outputBytes: 17_100_000,
  files: 523,
  javascriptBytes: 137_000,
};

test('a quiet machine needs no warning', () => {
  expect(notesOn([quiet], 1, 'PSS')).not.toContain('Other work');
});

test('a busy machine is told of, by its worst build', () => {
  expect(notesOn([quiet, { ...quiet, othersShare: 0.62 }], 3, 'PSS')).toContain('Other work took up to 62 %');
});

test('memory that is counted too high is told of', () => {
  expect(notesOn([quiet], 1, 'RSS')).toContain('it is too high');
});

test('what is not our own work is that of others, within bounds', () => {
  expect(shareOfOthers(15, 5, 10, 2)).toBe(0.5);
  expect(shareOfOthers(4, 5, 10, 2)).toBe(0);
  expect(shareOfOthers(90, 5, 10, 2)).toBe(1);
});
