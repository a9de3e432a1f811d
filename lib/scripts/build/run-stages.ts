import type { Ended } from '@/lib/programs/run-program';
import { type Skip, summaryOf, sumOf, type Tally, tallyOfOne } from '@/lib/programs/tally';

/** A test stage: a command that is a single test, or one that runs many tests and leaves a report. */
export type Stage = {
  readonly name: string;
  readonly command: string;
  /** The stage whose result this one depends on. */
  readonly needs?: string;
  /** Prepares the stage: returns variables for its command, or the reason why it can't run. */
  readonly prepare?: () => { readonly env: Readonly<Record<string, string>> } | { readonly fault: string };
  /** Reads the report of the tests that the command ran; null if there's none. */
  readonly report?: () => Tally | null;
};

/** The outside world that stages run in. */
export type Surroundings = {
  readonly run: (command: string, env: Readonly<Record<string, string>>) => Promise<Ended>;
  readonly write: (text: string) => void;
  readonly now: () => number;
};

type Outcome = { readonly tally: Tally; readonly output: string };

/** Runs stages in sequence, prints one line for each and its failures in full, and adds up their tests. */
export async function runStages(stages: readonly Stage[], { run, write, now }: Surroundings): Promise<Tally> {
  const done = new Map<string, Tally>();
  for (const stage of stages) {
    write(`${stage.name} ... `);
    const start = now();
    const missing = stage.needs !== undefined && (done.get(stage.needs)?.failed ?? 1) > 0;
    const { tally, output } = missing ? leftOut(stage, `${stage.needs} failed`) : await outcomeOf(stage, run);
    done.set(stage.name, tally);
    write(`${summaryOf(tally)} (${((now() - start) / 1000).toFixed(1)} s)\n`);
    for (const { name, reason } of tally.skips) {
      write(`  skipped: ${name} (${reason})\n`);
    }
    for (const name of tally.flaky ?? []) {
      write(`  passed on the second try: ${name}\n`);
    }
    if (tally.failed > 0) {
      write(`${output.trim()}\n\n`);
    }
  }
  return sumOf([...done.values()]);
}

async function outcomeOf(stage: Stage, run: Surroundings['run']): Promise<Outcome> {
  const prepared = stage.prepare?.() ?? { env: {} };
  if ('fault' in prepared) {
    return failed(prepared.fault);
  }
  const { status, output } = await run(stage.command, prepared.env);
  if (!stage.report) {
    return { tally: tallyOfOne(status === 0), output };
  }
  const tally = stage.report();
  if (!tally) {
    return failed(`${output}\n${stage.command} exited with status ${status} and wrote no test report.`);
  }
  if (tally.passed + tally.failed === 0) {
    return failed(`${output}\n${stage.command} ran no tests.`, tally.skips);
  }
  if (status !== 0 && tally.failed === 0) {
    const fault = `${output}\n${stage.command} exited with status ${status}, although every test in its report passed.`;
    return { tally: sumOf([tally, tallyOfOne(false)]), output: fault };
  }
  return { tally, output };
}

function failed(output: string, skips: readonly Skip[] = []): Outcome {
  return { tally: { ...tallyOfOne(false), skips }, output };
}

function leftOut({ name }: Stage, reason: string): Outcome {
  return { tally: { passed: 0, failed: 0, skips: [{ name, reason }] }, output: '' };
}
