import { followPage, summarize } from '@/e2e/runbooks/follow';
import type { Machine } from '@/e2e/runbooks/machine';
import { manualLite } from '@/e2e/runbooks/manual';
import { hashSteps, type Step, serverFolder } from '@/e2e/runbooks/page-steps';
import { failure, repeat, runAll } from '@/e2e/runbooks/run-commands';
import type { Runbook } from '@/e2e/runbooks/runbook';
import { type Decision, decide, type Place } from '@/e2e/runbooks/substitutions';
import type { ErrorRecord } from '@/lib/content/pages/run-record';
import { databaseErrors } from './database';
import { entryOf } from './entries';
import { installationErrors } from './installation';
import { mediaErrors } from './media';
import { ownCommands, type ProvokedError } from './provoked-error';
import { queueErrors } from './queues';
import { signInErrors } from './sign-in';

/** All errors that can be caused on purpose, in the order in which they run. */
export const allErrors: readonly ProvokedError[] = [
  ...signInErrors,
  ...mediaErrors,
  ...queueErrors,
  ...databaseErrors,
  ...installationErrors,
];

/** How long a check can take to show an error, and to show that it's gone. The scheduler runs once a minute. */
const patienceSeconds = 180;

/** Where errors are caused: what the reader types and sees there, and which steps of an entry are for it. */
export type Setting = {
  readonly runbook: Runbook;
  /** Where the reader's `.env` and PHP files are. */
  readonly folder: string;
  readonly isPart: (step: Step) => boolean;
  readonly decide: (place: Place) => Decision;
};

/** A server without Docker. */
export const server: Setting = {
  runbook: {
    ...manualLite,
    expectations: [],
    afterCommand: {},
    // Commands that only look at the problem can end with a status that says so.
    diagnostics:
      /^(?:sudo )?(?:systemctl status|supervisorctl status|redis-cli ping|grep|dmesg|php -m|php-fpm|tail|sudo -u www-data php artisan horizon:(?:status|supervisors))/,
  },
  folder: serverFolder,
  isPart: (step) => !(step.kind === 'command' && step.tab === 'Docker'),
  decide,
};

/** Returns the commands and files of an entry. */
function stepsOfEntry(steps: readonly Step[], { heading }: ProvokedError, { isPart }: Setting): Step[] {
  return steps.filter((step) => step.heading === heading && isPart(step));
}

/** Returns a digest of everything that an entry tells the reader to run, write, or do. */
export function hashEntry(steps: readonly Step[], error: ProvokedError, setting = server): string {
  const words = (error.fix ?? []).flatMap((part): Step[] =>
    part === ownCommands ? [] : [{ kind: 'file', heading: '', tab: null, path: '', text: part[0] }],
  );
  return hashSteps([...stepsOfEntry(steps, error, setting), ...words]);
}

/**
 * Causes an error, does what its entry says, and checks that the error was there and is gone.
 *
 * @param steps all steps of its page
 * @throws a sentence with the entry, the command, and its output if anything differs
 */
export async function provoke(
  error: ProvokedError,
  steps: readonly Step[],
  machine: Machine,
  log: (line: string) => void,
  setting = server,
): Promise<ErrorRecord> {
  const { runbook } = setting;
  const { heading, check = 'request mixpost', healthy = /^HTTP 20[01]/m } = error;
  const { page } = entryOf(heading);
  const place = { page, heading };
  const waitFor = async (wanted: RegExp, when: string) => {
    const { output } = await repeat(
      () => machine.run(check),
      (ended) => wanted.test(ended.output),
      patienceSeconds,
    );
    const match = wanted.exec(output);
    if (match === null) {
      throw failure(place, check, `${when}, the output doesn't match ${wanted}.`, output);
    }
    return match[0];
  };
  log(heading);
  await runAll(machine, error.prepare ?? [], place);
  await waitFor(healthy, 'before the error');
  await runAll(machine, error.provoke, place);
  const shown = await waitFor(error.error ?? literally(heading), 'with the error');
  const ownSteps = stepsOfEntry(steps, error, setting);
  const fix = error.fix ?? [ownCommands];
  for (const part of fix) {
    if (part === ownCommands) {
      await followPage(
        { ...runbook, page, values: { ...runbook.values, ...error.values } },
        ownSteps,
        machine,
        (line) => log(`  ${line}`),
        setting.decide,
      );
      continue;
    }
    const [says, ...run] = part;
    log(`  instruction  ${says}`);
    await runAll(machine, run, place);
  }
  await waitFor(healthy, 'after the fix');
  await runAll(machine, error.restore ?? [], place);
  return {
    heading,
    // Durations and addresses of containers are different in each run.
    shown: shown
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(?:\.+ )?[\d.]+ms\b/g, '… ms')
      .replaceAll(/\b172(?:\.\d+){3}/g, '172.x.x.x')
      .slice(0, 300),
    hash: hashEntry(steps, error, setting),
    counts: {
      ...summarize(fix.includes(ownCommands) ? ownSteps : [], setting.decide).counts,
      instructions: fix.filter((part) => part !== ownCommands).length,
    },
  };
}

function literally(heading: string): RegExp {
  return new RegExp(heading.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' … ', '.{1,200}?'));
}
