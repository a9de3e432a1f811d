import type { Ended } from '@/lib/programs/run-program';
import { summaryOf, sumOf, type Tally, tallyOfOne } from '@/lib/programs/tally';

/** A test stage: a command that is a single test, or one that runs many tests and leaves a report. */
export type Stage = {
  readonly name: string;
  readonly command: string;
  /** The stage whose result this one depends on. */
  readonly needs?: string;
  /** Whether nothing else may run at the same time, because the stage measures time or uses all processors. */
  readonly runsAlone?: boolean;
  /** Prepares the stage: returns variables for its command, or the reason why it can't run. */
  readonly prepare?: () => { readonly env: Readonly<Record<string, string>> } | { readonly error: string };
  /** Reads the report of the tests that the command ran; null if there's none. */
  readonly report?: () => Tally | null;
};

export type Surroundings = {
  readonly run: (command: string, env: Readonly<Record<string, string>>) => Promise<Ended>;
  readonly write: (text: string) => void;
  readonly now: () => number;
};

type Outcome = { readonly tally: Tally; readonly output: string };

const atOnce = 2;

/**
 * Runs stages in order, two at a time, prints a line for each and its failures in full, also those of a first try, and
 * adds up their tests.
 */
export async function runStages(stages: readonly Stage[], surroundings: Surroundings): Promise<Tally> {
  const done = new Map<string, Tally>();
  const running = new Map<Stage, Promise<void>>();
  const waiting = [...stages];
  const mayStart = ({ needs, runsAlone }: Stage) =>
    (needs === undefined || done.has(needs)) &&
    ![...running.keys()].some((other) => other.runsAlone) &&
    running.size < (runsAlone ? 1 : atOnce);
  while (waiting.length + running.size > 0) {
    const at = waiting.findIndex(mayStart);
    const [stage] = at < 0 ? [] : waiting.splice(at, 1);
    if (stage) {
      const run = runStage(stage, done, surroundings).finally(() => running.delete(stage));
      running.set(stage, run);
    } else if (running.size > 0) {
      await Promise.race(running.values());
    } else {
      throw new Error(`${waiting[0]?.name} needs the stage ${waiting[0]?.needs}, which doesn't exist.`);
    }
  }
  return sumOf([...done.values()]);
}

async function runStage(stage: Stage, done: Map<string, Tally>, { run, write, now }: Surroundings): Promise<void> {
  const start = now();
  const missing = stage.needs !== undefined && (done.get(stage.needs)?.failed ?? 1) > 0;
  const { tally, output }: Outcome = missing
    ? { tally: { passed: 0, failed: 0, skips: [{ name: stage.name, reason: `${stage.needs} failed` }] }, output: '' }
    : await outcomeOf(stage, run);
  done.set(stage.name, tally);
  const seconds = ((now() - start) / 1000).toFixed(1);
  const flaky = tally.flaky ?? [];
  const details = [
    ...tally.skips.map(({ name, reason }) => `  skipped: ${name} (${reason})\n`),
    ...flaky.map((name) => `  passed at the second try: ${name}\n`),
    ...(tally.failed + flaky.length > 0 ? [`${output.trim()}\n\n`] : []),
  ];
  write(`${stage.name}: ${summaryOf(tally)} (${seconds} s)\n${details.join('')}`);
}

async function outcomeOf(stage: Stage, run: Surroundings['run']): Promise<Outcome> {
  const prepared = stage.prepare?.() ?? { env: {} };
  if ('error' in prepared) {
    return failed(prepared.error);
  }
  const { status, output } = await run(stage.command, prepared.env);
  if (!stage.report) {
    return { tally: tallyOfOne(status === 0), output };
  }
  const tally = stage.report();
  if (!tally) {
    return failed(`${output}\n${stage.command} exited with status ${status} and wrote no test report.`);
  }
  if (tally.passed + tally.failed + tally.skips.length === 0) {
    return failed(`${output}\n${stage.command} ran no tests.`);
  }
  if (status !== 0 && tally.failed === 0) {
    const error = `${output}\n${stage.command} exited with status ${status}, although every test in its report passed.`;
    return { tally: sumOf([tally, tallyOfOne(false)]), output: error };
  }
  return { tally, output };
}

function failed(output: string): Outcome {
  return { tally: tallyOfOne(false), output };
}
