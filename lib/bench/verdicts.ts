import { bareOf, grouped, type Measurement, percentOver, smallerOf, times } from './report';

/** What a build of this site may cost. */
const limits = {
  /** Times the wall time of the bare export. */
  timeOverBare: 1.3,
  peakMiB: 16 * 1024,
  /** Times the peak of the bare export. */
  memoryOverBare: 1.3,
  /** Times the JavaScript of a page of the bare export. */
  javascriptOverBare: 1.1,
} as const;

/** One limit, one sentence, and whether it holds. */
export type Verdict = { readonly isKept: boolean; readonly sentence: string };

/** Judges this site by each limit that the measurements allow to judge. */
export function verdictsOf(measurements: readonly Measurement[]): Verdict[] {
  return measurements
    .filter(({ site }) => site === 'ours')
    .flatMap((one) => {
      const bare = bareOf(measurements, one);
      const smaller = smallerOf(measurements, one);
      return [
        ...(bare ? [judgeTime(one, bare), judgeJavascript(one, bare), judgeMemoryOverBare(one, bare)] : []),
        judgeMemory(one),
        ...(smaller ? [judgeGrowth(one, smaller)] : []),
      ];
    });
}

function judgeTime(one: Measurement, bare: Measurement): Verdict {
  const ratio = one.wallSeconds / bare.wallSeconds;
  return verdict(
    one,
    ratio <= limits.timeOverBare,
    `the build takes ${times(ratio)} the time of the bare export; the limit is ${times(limits.timeOverBare)}`,
  );
}

function judgeJavascript(one: Measurement, bare: Measurement): Verdict {
  const ratio = one.javascriptBytes / bare.javascriptBytes;
  return verdict(
    one,
    ratio <= limits.javascriptOverBare,
    `a page loads ${(one.javascriptBytes / 1000).toFixed(1)} kB of JavaScript, ${percentOver(ratio)} over the bare export; the limit is ${percentOver(limits.javascriptOverBare)}`,
  );
}

function judgeMemory(one: Measurement): Verdict {
  return verdict(
    one,
    one.peakMiB <= limits.peakMiB,
    `memory peaks at ${(one.peakMiB / 1024).toFixed(1)} GiB; the limit is ${limits.peakMiB / 1024} GiB`,
  );
}

function judgeMemoryOverBare(one: Measurement, bare: Measurement): Verdict {
  const ratio = one.peakMiB / bare.peakMiB;
  return verdict(
    one,
    ratio <= limits.memoryOverBare,
    `memory peaks at ${times(ratio)} that of the bare export; the limit is ${times(limits.memoryOverBare)}`,
  );
}

function judgeGrowth(one: Measurement, smaller: Measurement): Verdict {
  const [time, size] = [one.wallSeconds / smaller.wallSeconds, one.pages / smaller.pages];
  return verdict(
    one,
    time <= size,
    `the time is ${times(time)} that of ${grouped(smaller.pages)} pages, for ${times(size)} the pages; the limit is linear`,
  );
}

function verdict({ pages }: Measurement, isKept: boolean, text: string): Verdict {
  return { isKept, sentence: `${isKept ? 'Kept' : 'MISSED'}, ${grouped(pages)} pages: ${text}.` };
}
