import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeRun, type ErrorsRecord, type RunRecord, recordFileOf } from '@/lib/content/pages/run-record';
import { log, warn } from '@/lib/programs/log';
import { allErrors } from './errors/all-errors';
import { errorsPage, provoke } from './errors/provoke';
import { type Followed, followPage, joinParts } from './follow';
import { createMachine, type Machine } from './machine';
import { manualLite } from './manual';
import { hashSteps, type Step } from './page-steps';
import { runAll } from './run-commands';
import { pageFileOf, stepsOfPage } from './run-files';
import { takeLock } from './run-lock';
import type { Runbook } from './runbook';
import { runbooks } from './runbooks';

/**
 * `npm run verify:runbooks`: follows pages on a Debian of its own, and records the results. Names of pages, or `errors`
 * for the errors of the troubleshooting page, limit the run to these. Requires root on Debian 12. `RUNBOOK_BASE` is a
 * folder with a finished debootstrap, `RUNBOOK_COMPOSER_HOME` Composer's home folder, and `RUNBOOK_FOLDERS` a list of
 * folders that it refers to, separated by colons.
 */
async function verifyRunbook(runbook: Runbook): Promise<void> {
  const { page, prepare, emptyServer } = runbook;
  const steps = await stepsOfPage(page);
  const end = emptyServer ? steps.findIndex(({ heading }) => heading === emptyServer.from) : steps.length;
  const copy = mkdtempSync(join(tmpdir(), 'runbook-copy-'));
  try {
    const parts: Followed[] = [];
    await withMachine(async (machine) => {
      if (prepare) {
        await install(machine);
        await runAll(machine, prepare, { page, heading: 'Preparation' });
      }
      parts.push(await followPage(runbook, steps.slice(0, end), machine, log));
      if (emptyServer) {
        cpSync(machine.outside(emptyServer.folder), copy, { recursive: true });
      } else {
        await writeRun(runbook, steps, parts, machine);
      }
    });
    if (emptyServer) {
      await withMachine(async (machine) => {
        await install(machine, emptyServer.installed);
        cpSync(copy, machine.outside(emptyServer.folder), { recursive: true });
        parts.push(await followPage(runbook, steps.slice(end), machine, log));
        await writeRun(runbook, steps, parts, machine);
      });
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function writeRun(runbook: Runbook, steps: readonly Step[], parts: readonly Followed[], machine: Machine) {
  const { date, versions } = await conditionsOf(machine);
  const lite = runbook.releases ?? versions.lite;
  writeRecord({
    page: runbook.page,
    date,
    versions: { ...versions, lite },
    hash: hashSteps(steps),
    ...joinParts(parts),
  });
}

/** Causes the errors of the troubleshooting page one after another, and fixes each as the page says. */
async function verifyErrors(): Promise<void> {
  const steps = await stepsOfPage(errorsPage);
  await withMachine(async (machine) => {
    await install(machine);
    machine.write('/usr/local/bin/request', readFileSync(join(import.meta.dirname, 'errors/request.sh'), 'utf8'));
    await machine.run('chmod 755 /usr/local/bin/request');
    const errors: ErrorsRecord['errors'] = [];
    for (const error of allErrors) {
      errors.push(await provoke(error, steps, machine, log));
    }
    writeRecord({ page: errorsPage, ...(await conditionsOf(machine)), errors });
  });
}

/** Follows the installation page, whose own run has its own record, or its steps under some headings. */
async function install(machine: Machine, headings?: readonly string[]): Promise<void> {
  log(`First, /${manualLite.page}:`);
  const steps = await stepsOfPage(manualLite.page);
  const wanted = steps.filter(({ heading }) => headings?.includes(heading) ?? true);
  await followPage(manualLite, wanted, machine, log);
}

async function withMachine(use: (machine: Machine) => Promise<void>): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'runbook-'));
  let machine: Machine | undefined;
  const cleanUp = () => {
    machine?.remove();
    rmSync(root, { recursive: true, force: true });
  };
  const stop = () => {
    cleanUp();
    release();
    process.exit(1);
  };
  // Handlers that stay, because a second signal must not end the process before it has cleaned up.
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    machine = await createMachine(root, manualLite.values.domain ?? 'localhost', {
      base: process.env.RUNBOOK_BASE,
      composerHome: process.env.RUNBOOK_COMPOSER_HOME,
      folders: (process.env.RUNBOOK_FOLDERS ?? '').split(':').filter((folder) => folder !== ''),
    });
    await use(machine);
  } finally {
    cleanUp();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

function writeRecord(record: RunRecord | ErrorsRecord): void {
  const file = recordFileOf(pageFileOf(record.page));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  log(describeRun(record));
}

async function conditionsOf(machine: Machine): Promise<Pick<RunRecord, 'date' | 'versions'>> {
  const read = async (command: string) => (await machine.run(command)).output.trim();
  return {
    date: new Date().toISOString().slice(0, 10),
    versions: {
      lite: await read(
        `php -r 'require "/var/www/html/vendor/autoload.php"; echo Composer\\InstalledVersions::getPrettyVersion("inovector/mixpost");'`,
      ),
      php: await read('php -r \'echo PHP_MAJOR_VERSION.".".PHP_MINOR_VERSION;\''),
      database: await read("mysql -N -e 'SELECT VERSION()' | sed -E 's/^([0-9]+\\.[0-9]+).*MariaDB.*/MariaDB \\1/'"),
      system: await read('. /etc/os-release; echo "Debian $VERSION_ID"'),
    },
  };
}

const release = takeLock();
try {
  const names = process.argv.slice(2);
  for (const runbook of runbooks.filter(({ page }) => names.length === 0 || names.includes(page))) {
    await verifyRunbook(runbook);
  }
  if (names.length === 0 || names.includes('errors')) {
    await verifyErrors();
  }
} catch (error) {
  warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  release();
}
