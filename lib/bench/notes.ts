import type { MemoryKind } from './process-tree';
import type { Measurement } from './report';

/** Above this part of the machine, other work makes wall times say little. */
const disturbing = 0.15;

/** What stands below the table: what its columns mean where their names do not say it, and whether to trust the times. */
export function notesOn(measurements: readonly Measurement[], runs: number, memory: MemoryKind): string {
  const others = Math.max(0, ...measurements.map(({ othersShare }) => othersShare));
  const notes = [
    runs === 1
      ? 'Times are of one build of each site, without a cache.'
      : `Times are medians of ${runs} builds without a cache.`,
    memoryNotes[memory],
    'Output is `out/`: bytes of a file with several names count once. JavaScript is what one content page loads.',
    'CPU is the time of all processors together, which other work on the machine changes less than it changes wall times.',
  ];
  if (others > disturbing) {
    notes.push(
      `Other work took up to ${Math.round(others * 100)} % of the machine during a build, so that wall times and their verdicts say little; measure again on a quiet machine, and until then compare the CPU columns.`,
    );
  }
  return notes.join('\n');
}

const apart = 'it is read in a build of its own, as that slows it.';

const memoryNotes: Readonly<Record<MemoryKind, string>> = {
  PSS: `Memory is the highest sum of PSS over all processes of a build, which counts shared pages once; ${apart}`,
  RSS: `Memory is the highest sum of RSS over all processes, as this system does not tell PSS: it is too high, as it counts shared pages in each process; ${apart}`,
  none: 'Memory and CPU are not measured on this system.',
};
