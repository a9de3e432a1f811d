import { describe, expect, test } from 'vitest';
import { type Measurement, percentOver, summaryOf, tableOf } from './report';
import { verdictsOf } from './verdicts';

const bare: Measurement = {
  pages: 100,
  site: 'bare',
  wallSeconds: 10,
  cpuSeconds: 15,
  othersShare: 0.1,
  peakMiB: 900,
  outputBytes: 17_100_000,
  files: 523,
  javascriptBytes: 137_000,
};
const ours: Measurement = {
  ...bare,
  site: 'ours',
  wallSeconds: 12,
  cpuSeconds: 18,
  peakMiB: 1100,
  javascriptBytes: 145_000,
};
const large = { pages: 1000, peakMiB: 2048 } as const;

describe('the table', () => {
  test('shows each measurement against the bare export and the smaller size', () => {
    const table = tableOf([bare, ours, { ...bare, ...large, wallSeconds: 40 }, { ...ours, ...large, wallSeconds: 60 }]);
    expect(table.split('\n')).toEqual([
      '| pages | site | wall, s | over bare | s per page | growth | CPU, s | CPU over bare | peak, MiB | output, MB | files | JS, kB gzip | JS over bare |',
      '| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      '| 100 | bare | 10.0 | – | 0.100 | – | 15 | – | 900 | 17.1 | 523 | 137.0 | – |',
      '| 100 | ours | 12.0 | 1.20 × | 0.120 | – | 18 | 1.20 × | 1,100 | 17.1 | 523 | 145.0 | +5.8 % |',
      '| 1,000 | bare | 40.0 | – | 0.040 | 4.00 × for 10.00 × pages | 15 | – | 2,048 | 17.1 | 523 | 137.0 | – |',
      '| 1,000 | ours | 60.0 | 1.50 × | 0.060 | 5.00 × for 10.00 × pages | 18 | 1.20 × | 2,048 | 17.1 | 523 | 145.0 | +5.8 % |',
    ]);
  });

  test('says less as well as more', () => {
    expect([percentOver(1.1), percentOver(1), percentOver(0.953)]).toEqual(['+10.0 %', '+0.0 %', '−4.7 %']);
  });
});

test('several runs count with their median time, and the memory of a build whose time does not count', () => {
  const runs = [12, 15, 11].map((wallSeconds) => ({ ...ours, wallSeconds, peakMiB: 0 }));
  expect(summaryOf({ ...ours, wallSeconds: 99, peakMiB: 1300 }, runs)).toEqual({
    ...ours,
    wallSeconds: 12,
    peakMiB: 1300,
  });
});

describe('the verdicts', () => {
  test('name what is kept', () => {
    expect(verdictsOf([bare, ours])).toEqual([
      {
        isKept: true,
        sentence: 'Kept, 100 pages: the build takes 1.20 × the time of the bare export; the limit is 1.30 ×.',
      },
      {
        isKept: true,
        sentence:
          'Kept, 100 pages: a page loads 145.0 kB of JavaScript, +5.8 % over the bare export; the limit is +10.0 %.',
      },
      {
        isKept: true,
        sentence: 'Kept, 100 pages: memory peaks at 1.22 × that of the bare export; the limit is 1.30 ×.',
      },
      { isKept: true, sentence: 'Kept, 100 pages: memory peaks at 1.1 GiB; the limit is 16 GiB.' },
    ]);
  });

  test('name what is missed', () => {
    const missed = verdictsOf([
      bare,
      ours,
      { ...bare, ...large, wallSeconds: 90 },
      { ...ours, ...large, wallSeconds: 130, peakMiB: 17_000, javascriptBytes: 151_000 },
    ]).filter(({ isKept }) => !isKept);
    expect(missed.map(({ sentence }) => sentence)).toEqual([
      'MISSED, 1,000 pages: the build takes 1.44 × the time of the bare export; the limit is 1.30 ×.',
      'MISSED, 1,000 pages: a page loads 151.0 kB of JavaScript, +10.2 % over the bare export; the limit is +10.0 %.',
      'MISSED, 1,000 pages: memory peaks at 8.30 × that of the bare export; the limit is 1.30 ×.',
      'MISSED, 1,000 pages: memory peaks at 16.6 GiB; the limit is 16 GiB.',
      'MISSED, 1,000 pages: the time is 10.83 × that of 100 pages, for 10.00 × the pages; the limit is linear.',
    ]);
  });

  test('leave out what was not measured', () => {
    expect(verdictsOf([bare])).toEqual([]);
    expect(verdictsOf([ours])).toHaveLength(1);
  });
});
