import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeRun, type ErrorsRecord, type RunRecord, recordFileOf } from '@/lib/content/pages/run-record';
import { log, warn } from '@/lib/programs/log';
import { allErrors, errorsPage, provoke } from './errors/provoke';
import { followPage, nothingFollowed } from './follow';
import { createMachine, home, type Machine } from './machine';
import { manualLite } from './manual';
import { publishOnMastodon } from './mastodon/publish';
import { hashSteps, pageFileOf, stepsOfPage } from './page-steps';
import { runAll } from './run-commands';
import { takeLock } from './run-lock';
import type { Installed, Runbook } from './runbook';
import { runbooks } from './runbooks';

/**
 * `npm run verify:runbooks`: follows pages on a Debian of its own, and records the results. Names of pages, `errors` for
 * those of the troubleshooting page, and `mastodon` for a first post limit the run to these. Requires root on Debian 12.
 * `RUNBOOK_BASE` is a folder with a finished debootstrap, `RUNBOOK_COMPOSER_HOME` Composer's home folder, and
 * `RUNBOOK_FOLDERS` a list of folders that it refers to, separated by colons.
 */
async function verifyRunbook(runbook: Runbook): Promise<void> {
  const { page, releases, prepare, installs, emptyServer } = runbook;
  const steps = await stepsOfPage(page);
  const end = emptyServer ? steps.findIndex(({ heading }) => heading === emptyServer.from) : steps.length;
  const followed = nothingFollowed();
  await withMachine(async (machine) => {
    if (prepare) {
      await install(machine, installs);
      await runAll(machine, prepare, { page, heading: 'Preparation' });
    }
    await followPage(runbook, steps.slice(0, end), machine, log, followed);
    if (emptyServer) {
      await withMachine(async (empty) => {
        await install(empty, emptyServer.installs);
        const folder = join(home, emptyServer.folder);
        cpSync(machine.outside(folder), empty.outside(folder), { recursive: true });
        await followPage(runbook, steps.slice(end), empty, log, followed);
      });
    }
    const { date, versions } = await conditionsOf(machine);
    const lite = releases ?? versions.lite;
    writeRecord({ page, date, versions: { ...versions, lite }, hash: hashSteps(steps), ...followed });
  });
}

/** Causes the errors of the troubleshooting page one after another, and fixes each as the page says. */
async function verifyErrors(): Promise<void> {
  const steps = await stepsOfPage(errorsPage);
  await withMachine(async (machine) => {
    await install(machine);
    const errors: ErrorsRecord['errors'] = [];
    for (const error of allErrors) {
      errors.push(await provoke(error, steps, machine, log));
    }
    writeRecord({ page: errorsPage, ...(await conditionsOf(machine)), errors });
  });
}

/** Follows the installation page, whose own run has its own record, and adds a program that sends signed-in requests. */
async function install(machine: Machine, { headings, release }: Installed = {}): Promise<void> {
  log(`First, /${manualLite.page}:`);
  const steps = (await stepsOfPage(manualLite.page))
    .filter(({ heading }) => headings?.test(heading) ?? true)
    .map((step) => (release ? { ...step, text: step.text.replace('mixpostapp:^2.0', `mixpostapp:${release}`) } : step));
  // The names of the migrations are those of the page's own release.
  const expectations = manualLite.expectations.filter(({ command }) => !release || !command.startsWith('ls database'));
  await followPage({ ...manualLite, expectations }, steps, machine, log);
  machine.write('/usr/local/bin/request', readFileSync(join(import.meta.dirname, 'errors/request.sh'), 'utf8'));
  await machine.run('chmod 755 /usr/local/bin/request');
}

async function withMachine(use: (machine: Machine) => Promise<void>): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'runbook-'));
  let machine: Machine | undefined;
  const cleanUp = () => {
    machine?.end();
    rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  };
  process.on('exit', cleanUp);
  try {
    machine = await createMachine(root, manualLite.values.domain ?? 'localhost');
    await use(machine);
  } finally {
    cleanUp();
    process.off('exit', cleanUp);
  }
}

function writeRecord(record: RunRecord | ErrorsRecord): void {
  const file = recordFileOf(pageFileOf(record.page));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  log(describeRun(record));
}

async function conditionsOf(machine: Machine): Promise<Pick<RunRecord, 'date' | 'versions'>> {
  const commands = [
    `php -r 'require "/var/www/html/vendor/autoload.php"; echo Composer\\InstalledVersions::getPrettyVersion("inovector/mixpost"), PHP_EOL;'`,
    `php -r 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION, PHP_EOL;'`,
    `mysql -N -e 'SELECT VERSION()' | sed -E 's/^([0-9]+\\.[0-9]+).*MariaDB.*/MariaDB \\1/'`,
    '. /etc/os-release; echo "Debian $VERSION_ID"',
  ];
  const { output } = await machine.run(commands.join(' && '));
  const [lite = '', php = '', database = '', system = ''] = output.split('\n');
  return { date: new Date().toISOString().slice(0, 10), versions: { lite, php, database, system } };
}

// The handlers stay, because a second signal must not end the process before it has cleaned up.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => process.exit(1));
}

try {
  await takeLock();
  const names = process.argv.slice(2);
  for (const runbook of runbooks.filter(({ page }) => names.length === 0 || names.includes(page))) {
    await verifyRunbook(runbook);
  }
  if (names.length === 0 || names.includes('errors')) {
    await verifyErrors();
  }
  if (names.length === 0 || names.includes('mastodon')) {
    await withMachine(async (machine) => {
      await install(machine);
      await publishOnMastodon(machine, log);
    });
  }
} catch (error) {
  warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
