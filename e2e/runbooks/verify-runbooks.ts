import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeRun } from '@/lib/content/pages/describe-run';
import { type AnyRecord, type ErrorsRecord, recordFileOf } from '@/lib/content/pages/run-record';
import { log, warn } from '@/lib/programs/log';
import type { Tally } from '@/lib/programs/tally';
import { conditionsOf } from './conditions';
import { whyNoDocker, whyNoDockerInTests } from './docker/docker-machine';
import { dockerErrors } from './docker/errors/errors';
import { dockerRunbooks, stepsWithoutDocker } from './docker/runbooks';
import { problems, verifyDocker } from './docker/verify-docker';
import { addRequest, entryOf, errorPages } from './errors/entries';
import { allErrors, provoke } from './errors/provoke';
import { followPage, summarize } from './follow';
import { home, type Machine } from './machine';
import { manualLite, services } from './manual';
import { onServer, publishOnMastodon } from './mastodon/publish';
import { hashSteps, pageFileOf, stepsOfPage } from './page-steps';
import { runAll } from './run-commands';
import { takeLock } from './run-lock';
import type { Installed, Runbook } from './runbook';
import { runbooks } from './runbooks';
import { decide } from './substitutions';
import { unfollowedOf } from './unfollowed';
import { withFolder, withMachine } from './with-machine';

/**
 * Follows a page without Docker, and records the result.
 *
 * @param kept where the folder is that machines with an installation start as copies of
 */
async function verifyRunbook(runbook: Runbook, kept: string): Promise<void> {
  const { page, prepare, installs, emptyServer, removes, server, bring } = runbook;
  const steps = await stepsWithoutDocker(page);
  const end = emptyServer ? steps.findIndex(({ heading }) => heading === emptyServer.from) : steps.length;
  const follow = async (machine: Machine) => {
    bring?.(machine);
    await runAll(machine, prepare ?? [], { page, heading: 'Preparation' });
    const before = removes && (await conditionsOf(machine, runbook));
    await followPage(runbook, steps.slice(0, end), machine, log);
    if (emptyServer) {
      await withInstallation(kept, emptyServer.installs, async (empty) => {
        const folder = join(home, emptyServer.folder);
        cpSync(machine.outside(folder), empty.outside(folder), { recursive: true });
        await followPage(runbook, steps.slice(end), empty, log);
      });
    }
    const conditions = before ?? (await conditionsOf(machine, runbook));
    const unfollowed = await unfollowedOf(page, steps);
    writeRecord({
      page,
      ...conditions,
      hash: hashSteps(steps),
      ...summarize(steps, (step) => decide(step, server)),
      unfollowed,
    });
    if (page === manualLite.page) {
      await keep(machine, kept);
    }
  };
  await (prepare && !server ? withInstallation(kept, installs, follow) : withMachine(follow, server));
}

/** Causes the errors of the troubleshooting pages one after another, and fixes each as its page says. */
async function verifyErrors(kept: string): Promise<void> {
  await withInstallation(kept, undefined, async (machine) => {
    const errors: ErrorsRecord['errors'] = [];
    for (const error of allErrors) {
      errors.push(await provoke(error, await stepsOfPage(entryOf(error.heading).page), machine, log));
    }
    const conditions = await conditionsOf(machine);
    for (const page of errorPages) {
      const ofPage = errors.filter(({ heading }) => entryOf(heading).page === page);
      if (ofPage.length > 0) {
        writeRecord({ page, ...conditions, errors: ofPage });
      }
    }
  });
}

/**
 * Follows the installation page on a new machine, whose own run has its own record. All of the page is followed only
 * once: the result is a folder that later machines start as copies of.
 *
 * @param kept where that folder is
 */
async function withInstallation(
  kept: string,
  installed: Installed | undefined,
  use: (machine: Machine) => Promise<void>,
): Promise<void> {
  if (installed) {
    await withMachine(async (machine) => {
      await install(machine, installed);
      await use(machine);
    });
    return;
  }
  if (!existsSync(kept)) {
    await withMachine(async (machine) => {
      await install(machine);
      await keep(machine, kept);
    });
  }
  await withMachine(
    async (machine) => {
      await runServices(machine, 'start');
      addRequest(machine);
      await use(machine);
    },
    { base: kept },
  );
}

async function install(machine: Machine, { headings, release }: Installed = {}): Promise<void> {
  log(`First, /${manualLite.page}:`);
  const steps = (await stepsOfPage(manualLite.page))
    .filter(({ heading }) => headings?.test(heading) ?? true)
    .map((step) => (release ? { ...step, text: step.text.replace('mixpostapp:^2.0', `mixpostapp:${release}`) } : step));
  // The names of the migrations are those of the page's own release.
  const expectations = manualLite.expectations.filter(({ command }) => !release || !command.startsWith('ls database'));
  await followPage({ ...manualLite, expectations }, steps, machine, log);
  addRequest(machine);
}

/** Stops the services and copies the machine. */
async function keep(machine: Machine, folder: string): Promise<void> {
  await runServices(machine, 'stop');
  execFileSync('cp', ['-a', machine.outside('/'), folder]);
}

async function runServices(machine: Machine, action: 'start' | 'stop'): Promise<void> {
  const commands = services.map((service) => `service ${service} ${action}`);
  const place = { page: manualLite.page, heading: 'Services' };
  await runAll(machine, action === 'start' ? commands : commands.toReversed(), place);
}

/** Where the test program reads the result. Its runs don't write records. */
const report = process.env.TEST_REPORT;

function reportTally(tally: Partial<Tally>): void {
  if (report) {
    writeFileSync(report, JSON.stringify({ passed: 0, failed: 0, skips: [], ...tally }));
  }
}

function writeRecord(record: AnyRecord): void {
  log(describeRun(record).join('\n'));
  if (report) {
    return;
  }
  const file = recordFileOf(pageFileOf(record.page), 'docker' in record.versions);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/**
 * Follows pages on a Debian of its own, and records the results: Debian 13 with Docker and for Pro and Enterprise, and
 * Debian 12 otherwise. Names limit the run: the ID of a page, `errors`, and `mastodon` without Docker, `docker` for all
 * runs with Docker, and `docker/` with a name for one of them. Requires root on Debian 12, and `debootstrap`.
 * CONTRIBUTING.md explains the names and the environment variables.
 */
try {
  await takeLock();
  const names = process.argv.slice(2);
  const isWanted = (name: string) => names.length === 0 || names.includes(name);
  const isWantedWithDocker = (page: string) => isWanted('docker') || names.includes(`docker/${page}`);
  const withDocker = [
    ...dockerRunbooks.map(({ page }) => page),
    ...problems,
    ...dockerErrors.map(({ heading }) => `errors/${heading}`),
  ];
  const known = [
    'docker',
    'errors',
    'mastodon',
    ...withDocker.map((name) => `docker/${name}`),
    ...runbooks.map(({ page }) => page),
  ];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`Nothing to run is named "${unknown}". Names are:\n${known.join('\n')}`);
  }
  if (withDocker.some(isWantedWithDocker)) {
    const reason = report ? whyNoDockerInTests() : whyNoDocker();
    if (reason === undefined) {
      await verifyDocker(isWantedWithDocker, writeRecord);
      reportTally({ passed: 1 });
    } else {
      warn(`Skipped: pages with Docker, because ${reason}.`);
      reportTally({ skips: [{ name: 'pages with Docker', reason }] });
    }
  }
  await withFolder(async (folder) => {
    const kept = join(folder, 'installation');
    for (const runbook of runbooks.filter(({ page }) => isWanted(page))) {
      await verifyRunbook(runbook, kept);
    }
    if (isWanted('errors')) {
      await verifyErrors(kept);
    }
    if (isWanted('mastodon')) {
      await withInstallation(kept, undefined, async (machine) => {
        await publishOnMastodon(machine, log, onServer);
      });
    }
  });
} catch (error) {
  warn(error instanceof Error ? error.message : String(error));
  reportTally({ failed: 1 });
  process.exitCode = 1;
}
