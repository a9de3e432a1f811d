import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { entryOf, errorPages } from '@/e2e/runbooks/errors/entries';
import { provoke } from '@/e2e/runbooks/errors/provoke';
import type { ProvokedError } from '@/e2e/runbooks/errors/provoked-error';
import { followPage, summarize } from '@/e2e/runbooks/follow';
import { home, type Machine } from '@/e2e/runbooks/machine';
import { page as firstPost, inContainers, publishOnMastodon } from '@/e2e/runbooks/mastodon/publish';
import { hashSteps, stepsOfPage } from '@/e2e/runbooks/page-steps';
import { runAll } from '@/e2e/runbooks/run-commands';
import { unfollowedOf } from '@/e2e/runbooks/unfollowed';
import type { AnyRecord, ErrorsRecord, LiteConditions, RunRecord } from '@/lib/content/pages/run-record';
import { log } from '@/lib/programs/log';
import { badInputs } from './bad-input';
import { withDocker } from './docker-machine';
import { type DockerRunbook, folder, isUp, type Pass } from './docker-runbook';
import { dockerErrors, dockerServer, prepareErrors } from './errors/errors';
import { dockerRunbooks, isPartOf, quickStart, stepsWithDocker } from './runbooks';
import { decideWithDocker } from './substitutions';

/** What runs on the server of the errors. */
export const problems = ['errors', 'bad-input', firstPost];

/**
 * Follows pages with Docker, all on the same server. Errors have a server of their own at the same time, because both
 * mostly wait.
 *
 * @param isWanted checks whether a page is part of the run
 * @param write receives the record of each page
 * @throws a sentence at the first command that fails or has another result than the page states
 */
export async function verifyDocker(
  isWanted: (page: string) => boolean,
  write: (record: AnyRecord) => void,
): Promise<void> {
  const runbooks = dockerRunbooks.filter(({ page }) => isWanted(page));
  const errors = dockerErrors.filter(({ heading }) => isWanted('errors') || isWanted(`errors/${heading}`));
  const followPages = async (machine: Machine) => {
    const conditions = await conditionsOf(machine);
    for (const runbook of runbooks) {
      log(`/${runbook.page}`);
      write(await followWithDocker(machine, runbook, conditions));
    }
  };
  const causeProblems = async (machine: Machine) => {
    const conditions = await conditionsOf(machine);
    if (errors.length > 0) {
      // The record of a page has all of its errors.
      await causeErrors(machine, errors, conditions, isWanted('errors') ? write : () => undefined);
    }
    if (isWanted('bad-input')) {
      await tryBadInputs(machine, conditions);
    }
    if (isWanted(firstPost)) {
      await prepareServer(machine, { ...quickStart, after: conditions.versions.lite });
      write({ page: firstPost, ...conditions, ...(await publishOnMastodon(machine, log, inContainers)) });
    }
  };
  await Promise.all([
    runbooks.length > 0 && withDocker(followPages),
    (errors.length > 0 || problems.some(isWanted)) && withDocker(causeProblems),
  ]);
}

async function followWithDocker(
  machine: Machine,
  runbook: DockerRunbook,
  { date, versions }: LiteConditions,
): Promise<RunRecord> {
  const { page, passes, releases, standsFor } = runbook;
  const steps = await stepsWithDocker(runbook);
  for (const pass of passes) {
    log(`Tabs: ${pass.tabs.join(', ')}`);
    if (pass.on === 'an empty server') {
      await withDocker(async (empty) => {
        const copied = join(home, pass.copies ?? '');
        cpSync(machine.outside(copied), empty.outside(copied), { recursive: true });
        await followPass(empty, runbook, pass);
      });
      continue;
    }
    if (pass.on === undefined) {
      await prepareServer(machine, runbook);
    }
    await followPass(machine, runbook, pass);
  }
  return {
    page,
    date,
    versions: { ...versions, lite: releases ?? versions.lite, ...(standsFor && { standsFor }) },
    hash: hashSteps(steps),
    // Each command counts once, although several passes can run it.
    ...summarize(steps, decideWithDocker),
    unfollowed: await unfollowedOf(page, steps),
  };
}

/** Causes the errors of the troubleshooting pages one after another, and fixes each as its page says. */
async function causeErrors(
  machine: Machine,
  chosen: readonly ProvokedError[],
  conditions: LiteConditions,
  write: (record: ErrorsRecord) => void,
) {
  await prepareServer(machine, { ...quickStart, after: conditions.versions.lite });
  await runAll(machine, prepareErrors, { page: 'troubleshooting', heading: 'Preparation' });
  for (const page of errorPages) {
    const steps = await stepsOfPage(page, folder);
    const errors: ErrorsRecord['errors'] = [];
    for (const error of chosen.filter(({ heading }) => entryOf(heading).page === page)) {
      errors.push(await provoke(error, steps, machine, log, dockerServer));
    }
    if (errors.length > 0) {
      write({ page, ...conditions, errors });
    }
  }
}

async function tryBadInputs(machine: Machine, { versions }: LiteConditions) {
  await prepareServer(machine, { ...quickStart, after: versions.lite });
  for (const { page, stated, run } of badInputs) {
    log(stated);
    await runAll(machine, run, { page, heading: stated });
  }
}

async function followPass(machine: Machine, runbook: DockerRunbook, pass: Pass) {
  const steps = await stepsWithDocker(runbook);
  await runAll(machine, pass.prepare ?? [], { page: runbook.page, heading: 'Preparation' });
  const end = pass.until ? 1 + steps.findLastIndex(({ heading }) => heading === pass.until) : steps.length;
  const parts = pass.only?.map((heading) => steps.filter((step) => step.heading === heading)) ?? [steps.slice(0, end)];
  const ofPass = parts.flat().filter((step) => isPartOf(step, pass));
  await followPage(runbook, ofPass, machine, log, decideWithDocker);
}

export async function prepareServer(machine: Machine, { page, after, bring, prepare = [] }: DockerRunbook) {
  const place = { page, heading: 'Preparation' };
  bring?.(machine);
  await runAll(machine, [removeAll], place);
  if (after) {
    await install(machine, after);
  }
  await runAll(machine, prepare, place);
}

/** Installs a release as the quick start says. */
async function install(machine: Machine, release: string): Promise<void> {
  log(`First, /${quickStart.page}:`);
  const isDownload = /docker-compose\.yml$/;
  for (const step of (await stepsWithDocker(quickStart)).filter(({ heading }) => !heading.startsWith('Check'))) {
    await followPage(quickStart, [step], machine, log, decideWithDocker);
    if (isDownload.test(step.text)) {
      await machine.run(`sed -i 's/:v2.6.0/:v${release}/' docker-compose.yml`);
    }
  }
  await runAll(machine, [isUp], { page: quickStart.page, heading: 'Start Mixpost' });
}

/** Removes what the last page left. */
const removeAll = [
  `cd ${home}`,
  `[ ! -f ${folder}/docker-compose.yml ] || (cd ${folder} && docker compose down -v --remove-orphans)`,
  `rm -rf ${folder}`,
  'docker ps -aq | xargs -r docker rm -f',
  'rm -f /etc/nginx/sites-enabled/*',
  'for server in nginx apache2; do service $server stop || true; done; pkill caddy || true',
].join(' && ');

export async function conditionsOf(machine: Machine): Promise<LiteConditions> {
  const commands = [
    "sed -n 's/.*image: inovector.mixpost:v//p' /srv/site/compose/lite/docker-compose.yml",
    "docker version --format '{{.Server.Version}}' | grep -oE '^[0-9]+\\.[0-9]+'",
    "docker compose version --short | grep -oE '^[0-9]+\\.[0-9]+'",
    "docker run --quiet --rm --entrypoint mysqld mysql:8.4 --version | sed -E 's/.*Ver ([0-9]+\\.[0-9]+).*/MySQL \\1/'",
    '. /etc/os-release; echo "Debian $VERSION_ID"',
  ];
  const { output } = await machine.run(commands.join(' && '));
  const [lite = '', docker = '', compose = '', database = '', system = ''] = output.trim().split('\n');
  return { date: new Date().toISOString().slice(0, 10), versions: { lite, docker, compose, database, system } };
}
