import type { RunRecord } from '@/lib/content/pages/run-record';
import { fillIn, mergeEnv } from './fill-in';
import type { Ended, Machine } from './machine';
import { mergePhp } from './merge-php';
import { mergeYaml } from './merge-yaml';
import type { Step } from './page-steps';
import { failure, problemOf, repeat, runAll } from './run-commands';
import type { Runbook } from './runbook';
import { type Decision, decide as decideOnServer, substituteInFile } from './substitutions';

/** Returns what a run does with each step. */
export function summarize(
  steps: readonly Step[],
  decide: (step: Step) => Decision = decideOnServer,
): Pick<RunRecord, 'counts' | 'substituted' | 'skipped'> {
  const decided = steps.map((step) => ({ ...step, decision: decide(step) }));
  const commands = decided.filter(({ kind }) => kind === 'command');
  const of = (kind: string) => commands.filter(({ decision }) => decision.kind === kind).length;
  const files = decided.filter(({ kind, decision }) => kind === 'file' && decision.kind !== 'skipped').length;
  return {
    counts: { written: of('written'), substituted: of('substituted'), skipped: of('skipped'), files },
    substituted: commands.flatMap(({ heading, text, decision }) =>
      decision.kind === 'substituted'
        ? [{ heading, command: text, ranAs: decision.runAs, reason: decision.reason }]
        : [],
    ),
    skipped: commands.flatMap(({ heading, text, decision }) =>
      decision.kind === 'skipped' ? [{ heading, command: text, reason: decision.reason }] : [],
    ),
  };
}

/**
 * Follows a page's steps in order.
 *
 * @param log receives one line for each step
 * @param decide what's done with each command
 * @throws a sentence at the first command that fails, waits for input, or has another result than the page states
 */
export async function followPage(
  runbook: Runbook,
  steps: readonly Step[],
  machine: Machine,
  log: (line: string) => void,
  decide: (step: Step) => Decision = (step) => decideOnServer(step, runbook.server),
): Promise<void> {
  for (const step of steps) {
    const { text } = step;
    const decision = decide(step);
    if (step.kind === 'command') {
      log(`${decision.kind.padEnd(12)} ${text}`);
      if (decision.kind !== 'skipped') {
        await runCommand(runbook, step, decision.runAs, machine);
      }
    } else if (decision.kind !== 'skipped') {
      const path = substituteInFile(step.path, runbook.server);
      writeFile(machine, path, `${substituteInFile(fillIn(text, runbook.values), runbook.server)}\n`);
      log(`file         ${path}`);
    }
  }
}

const merges = [
  [/\/(?:\.env|www\.conf)$/, mergeEnv],
  [/\.php$/, mergePhp],
  [/\/docker-compose\.yml$/, mergeYaml],
] as const;

function writeFile(machine: Machine, path: string, shown: string) {
  const [, merge] = merges.find(([pattern]) => pattern.test(path)) ?? [];
  machine.write(path, merge ? merge(machine.read(path), shown) : shown);
}

async function runCommand(runbook: Runbook, step: Step & { kind: 'command' }, runAs: string, machine: Machine) {
  const { page, values, answers, afterCommand, diagnostics } = runbook;
  const place = { page, heading: step.heading };
  const command = fillIn(runAs, values);
  const input = step.input === null ? null : fillIn(step.input, values);
  const typed = forCommand(answers, step.text).flat();
  const expected = runbook.expectations.filter((expectation) => step.text.startsWith(expectation.command));
  const problem = (ended: Ended) => {
    const missing = expected.find(({ output }) => !output.test(ended.output));
    return (
      problemOf(diagnostics?.test(step.text) ? { ...ended, status: 0 } : ended) ??
      (missing && `the page says "${missing.stated}", but the output differs.`)
    );
  };
  const ended = await repeat(
    () =>
      machine.run(command, {
        input,
        // A console that prompts for a password first reads what follows from the same terminal.
        answers:
          input === null || typed.length === 0 ? typed : [...typed, { prompt: /mysql> $/, type: `${input}\nexit` }],
        until: / logs -f/.test(command) ? expected[0]?.output : undefined,
      }),
    (candidate) => problem(candidate) === undefined,
    Math.max(0, ...expected.map(({ withinSeconds = 0 }) => withinSeconds)),
  );
  const found = problem(ended);
  if (found !== undefined) {
    throw failure(place, command, found, ended.output);
  }
  await runAll(machine, forCommand(afterCommand, step.text).flat(), place);
}

function forCommand<T>(table: Readonly<Record<string, T>>, command: string): T[] {
  return Object.entries(table).flatMap(([start, value]) => (command.startsWith(start) ? [value] : []));
}
