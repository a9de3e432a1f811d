import { followPage } from '@/lib/checks/runbooks/follow';
import type { Ended, Machine } from '@/lib/checks/runbooks/machine';
import { manualLite } from '@/lib/checks/runbooks/manual';
import { hashSteps, type Step } from '@/lib/checks/runbooks/page-steps';
import type { Runbook } from '@/lib/checks/runbooks/runbook';
import type { ErrorRecord } from '@/lib/content/pages/run-record';
import { ownCommands, type ProvokedError } from './provoked-error';

/** The page with the entries. */
export const errorsPage = 'troubleshooting';

const runbook: Runbook = {
  ...manualLite,
  page: errorsPage,
  expectations: [],
  afterCommand: {},
  // Commands that only look at the problem can end with a status that says so.
  diagnostics:
    /^(?:sudo )?(?:systemctl status|supervisorctl status|redis-cli ping|grep|dmesg|php -m|php-fpm|tail|sudo -u www-data php artisan horizon:(?:status|supervisors))/,
};

/** Returns the commands and files of an entry for an installation without Docker. */
function stepsOfEntry(steps: readonly Step[], { heading }: ProvokedError): Step[] {
  return steps.filter((step) => step.heading === heading && !(step.kind === 'command' && step.tab === 'Docker'));
}

/** Returns a digest of everything that an entry tells the reader to run, write, or do. */
export function hashEntry(steps: readonly Step[], error: ProvokedError): string {
  const words = (error.fix ?? []).flatMap((part): Step[] =>
    part === ownCommands ? [] : [{ kind: 'file', heading: '', path: '', text: part.says }],
  );
  return hashSteps([...stepsOfEntry(steps, error), ...words]);
}

/**
 * Causes an error, does what its entry says, and checks that the error was there and is gone.
 *
 * @param steps all steps of the page
 * @throws a sentence with the entry, the command, and its output if anything differs
 */
export async function provoke(
  error: ProvokedError,
  steps: readonly Step[],
  machine: Machine,
  log: (line: string) => void,
): Promise<ErrorRecord> {
  const { heading, check, healthy, withinSeconds = 20 } = error;
  const counts = { written: 0, substituted: 0, skipped: 0, files: 0, instructions: 0 };
  const runAll = async (commands: readonly string[]) => {
    for (const command of commands) {
      const ended = await machine.run(command, { isOnline: false, timeoutSeconds: 120 });
      if (ended.status !== 0 || ended.timedOut) {
        throw failed(heading, command, `ended with status ${ended.status}`, ended);
      }
    }
  };
  const waitFor = (shown: RegExp, when: string) => waitUntil(machine, { heading, check, shown, when, withinSeconds });
  log(heading);
  await runAll(error.prepare ?? []);
  await waitFor(healthy, 'before the error');
  await runAll(error.provoke);
  const shown = await waitFor(error.error ?? literally(heading), 'with the error');
  for (const part of error.fix ?? [ownCommands]) {
    if (part === ownCommands) {
      const followed = await followPage(
        { ...runbook, values: { ...runbook.values, ...error.values } },
        stepsOfEntry(steps, error),
        machine,
        (line) => log(`  ${line}`),
      );
      for (const kind of ['written', 'substituted', 'skipped', 'files'] as const) {
        counts[kind] += followed.counts[kind];
      }
      continue;
    }
    log(`  instruction  ${part.says}`);
    await runAll(part.run);
    counts.instructions += 1;
  }
  await waitFor(healthy, 'after the fix');
  await runAll(error.restore ?? []);
  return { heading, shown: shown.replaceAll(/\s+/g, ' ').slice(0, 300), hash: hashEntry(steps, error), counts };
}

type Awaited = {
  readonly heading: string;
  readonly check: string;
  readonly shown: RegExp;
  readonly when: string;
  readonly withinSeconds: number;
};

async function waitUntil(machine: Machine, { heading, check, shown, when, withinSeconds }: Awaited): Promise<string> {
  const startedAt = Date.now();
  for (;;) {
    const ended = await machine.run(check, { isOnline: false, timeoutSeconds: 120 });
    const match = shown.exec(ended.output);
    if (match) {
      return match[0];
    }
    if (Date.now() - startedAt > withinSeconds * 1000) {
      throw failed(heading, check, `${when}, the output doesn't match ${shown}`, ended);
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

function literally(heading: string): RegExp {
  return new RegExp(heading.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' … ', '.{1,200}?'));
}

function failed(heading: string, command: string, problem: string, { output }: Ended): Error {
  return new Error(
    `/${errorsPage}, "${heading}": ${problem}.\n$ ${command}\n${output.slice(0, 3000)}\n…\n${output.slice(-3000)}`,
  );
}
