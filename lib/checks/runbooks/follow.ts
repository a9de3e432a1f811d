import type { RunRecord } from '@/lib/content/pages/run-record';
import { fillIn, mergeEnv } from './fill-in';
import type { Ended, Machine } from './machine';
import type { Step } from './page-steps';
import type { Expectation, Runbook } from './runbook';
import { decide, substituteInFile } from './substitutions';

/** What was done with each step of a page. */
export type Followed = Pick<RunRecord, 'counts' | 'substituted' | 'skipped'>;

const timeoutSeconds = { online: 900, offline: 120 } as const;

/** A step that failed: the page, the heading, the command, and its output. */
class StepFailed extends Error {
  constructor(page: string, heading: string, command: string, problem: string, output: string) {
    super(`/${page}, "${heading}": ${problem}\n$ ${command}\n${output.slice(-4000)}`);
  }
}

/**
 * Follows a page's steps in order.
 *
 * @param log receives one line for each step
 * @throws StepFailed at the first command that fails, waits for input, or has another result than the page states
 */
export async function followPage(
  runbook: Runbook,
  steps: readonly Step[],
  machine: Machine,
  log: (line: string) => void,
): Promise<Followed> {
  const substituted: RunRecord['substituted'] = [];
  const skipped: RunRecord['skipped'] = [];
  const counts = { written: 0, substituted: 0, skipped: 0, files: 0 };
  for (const step of steps) {
    const { heading, text } = step;
    if (step.kind === 'file') {
      const path = substituteInFile(step.path);
      const content = `${substituteInFile(fillIn(text, runbook.values))}\n`;
      machine.write(path, /\/(?:\.env|www\.conf)$/.test(path) ? mergeEnv(machine.read(path), content) : content);
      counts.files += 1;
      log(`file         ${path}`);
      continue;
    }
    const decision = decide(step);
    log(`${decision.kind.padEnd(12)} ${text}`);
    counts[decision.kind] += 1;
    if (decision.kind === 'skipped') {
      skipped.push({ heading, command: text, reason: decision.reason });
      continue;
    }
    if (decision.kind === 'substituted') {
      substituted.push({ heading, command: text, ranAs: decision.runAs, reason: decision.reason });
    }
    await runCommand(runbook, step, decision.runAs, machine);
  }
  return { counts, substituted, skipped };
}

/** Joins what was done with the parts of a page. */
export function joinParts(parts: readonly Followed[]): Followed {
  const sum = (kind: keyof Followed['counts']) => parts.reduce((total, { counts }) => total + counts[kind], 0);
  return {
    counts: {
      written: sum('written'),
      substituted: sum('substituted'),
      skipped: sum('skipped'),
      files: sum('files'),
    },
    substituted: parts.flatMap(({ substituted }) => substituted),
    skipped: parts.flatMap(({ skipped }) => skipped),
  };
}

async function runCommand(runbook: Runbook, step: Step & { kind: 'command' }, runAs: string, machine: Machine) {
  const { page, values, expectations, online, answers, afterCommand, diagnostics } = runbook;
  const isOnline = online.test(step.text);
  const command = fillIn(runAs, values);
  const run = async () => {
    const ended = await machine.run(command, {
      isOnline,
      timeoutSeconds: isOnline ? timeoutSeconds.online : timeoutSeconds.offline,
      input: step.input === null ? null : fillIn(step.input, values),
      answers: forCommand(answers, step.text).flat(),
    });
    return diagnostics?.test(step.text) ? { ...ended, status: 0 } : ended;
  };
  const expected = expectations.filter((expectation) => step.text.startsWith(expectation.command));
  const ended = await untilExpected(run, expected);
  const problem = problemOf(ended, expected);
  if (problem !== undefined) {
    throw new StepFailed(page, step.heading, command, problem, ended.output);
  }
  for (const next of forCommand(afterCommand, step.text).flat()) {
    const after = await machine.run(next, { isOnline: false, timeoutSeconds: timeoutSeconds.offline });
    if (after.status !== 0) {
      throw new StepFailed(page, step.heading, next, `ended with status ${after.status}.`, after.output);
    }
  }
}

/** Repeats a command that shows a state which takes time, such as a service that starts. */
async function untilExpected(run: () => Promise<Ended>, expected: readonly Expectation[]): Promise<Ended> {
  const patienceMs = Math.max(0, ...expected.map(({ withinSeconds = 0 }) => withinSeconds)) * 1000;
  const startedAt = Date.now();
  let ended = await run();
  while (problemOf(ended, expected) !== undefined && Date.now() - startedAt < patienceMs) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    ended = await run();
  }
  return ended;
}

function problemOf({ status, output, timedOut }: Ended, expected: readonly Expectation[]): string | undefined {
  if (timedOut) {
    return "the command didn't end in time; it may wait for input.";
  }
  if (status !== 0) {
    return `the command ended with status ${status}.`;
  }
  const missing = expected.find((expectation) => !expectation.output.test(output));
  return missing && `the page says "${missing.stated}", but the output differs.`;
}

function forCommand<T>(table: Readonly<Record<string, T>>, command: string): T[] {
  return Object.entries(table).flatMap(([start, value]) => (command.startsWith(start) ? [value] : []));
}
