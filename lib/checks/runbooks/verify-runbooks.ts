import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeRun, type RunRecord, recordFileOf } from '@/lib/content/pages/run-record';
import { log, warn } from '@/lib/programs/log';
import { followPage } from './follow';
import { createMachine, type Machine } from './machine';
import { hashSteps } from './page-steps';
import { pageFileOf, stepsOfPage } from './run-files';
import { takeLock } from './run-lock';
import { manualLite, type Runbook } from './runbook';

/**
 * `npm run verify:runbooks`: follows the installation page on a Debian of its own, and records the result. Requires
 * root on Debian 12. `RUNBOOK_BASE` is a folder with a finished debootstrap, `RUNBOOK_COMPOSER_HOME` Composer's home
 * folder, and `RUNBOOK_FOLDERS` a list of folders that it refers to, separated by colons.
 */
async function verifyRunbook(runbook: Runbook): Promise<void> {
  const steps = await stepsOfPage(runbook.page);
  const root = mkdtempSync(join(tmpdir(), 'runbook-'));
  let machine: Machine | undefined;
  const cleanUp = () => {
    machine?.remove();
    rmSync(root, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      cleanUp();
      release();
      process.exit(1);
    });
  }
  try {
    machine = await createMachine(root, runbook.values.domain ?? 'localhost', {
      base: process.env.RUNBOOK_BASE,
      composerHome: process.env.RUNBOOK_COMPOSER_HOME,
      folders: (process.env.RUNBOOK_FOLDERS ?? '').split(':').filter((folder) => folder !== ''),
    });
    const followed = await followPage(runbook, steps, machine, log);
    const record: RunRecord = {
      page: runbook.page,
      date: new Date().toISOString().slice(0, 10),
      versions: await readVersions(machine),
      hash: hashSteps(steps),
      ...followed,
    };
    const file = recordFileOf(pageFileOf(runbook.page));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
    log(describeRun(record));
  } finally {
    cleanUp();
  }
}

async function readVersions(machine: Machine): Promise<RunRecord['versions']> {
  const read = async (command: string) =>
    (await machine.run(command, { isOnline: false, timeoutSeconds: 60 })).output.trim();
  return {
    lite: await read(
      `php -r 'require "/var/www/html/vendor/autoload.php"; echo Composer\\InstalledVersions::getPrettyVersion("inovector/mixpost");'`,
    ),
    php: await read('php -r \'echo PHP_MAJOR_VERSION.".".PHP_MINOR_VERSION;\''),
    database: await read("mysql -N -e 'SELECT VERSION()' | sed -E 's/^([0-9]+\\.[0-9]+).*MariaDB.*/MariaDB \\1/'"),
    system: await read('. /etc/os-release; echo "Debian $VERSION_ID"'),
  };
}

const release = takeLock();
try {
  await verifyRunbook(manualLite);
} catch (error) {
  warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  release();
}
