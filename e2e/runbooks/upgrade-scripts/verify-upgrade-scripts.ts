import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Machine } from '@/e2e/runbooks/machine';
import { pageFileOf } from '@/e2e/runbooks/page-steps';
import { withMachine } from '@/e2e/runbooks/with-machine';
import {
  describeScript,
  type ScriptRecord,
  type ScriptRun,
  scriptRecordFileOf,
} from '@/lib/content/pages/script-record';
import { log, warn } from '@/lib/programs/log';
import { runOnCopy, runScript, scriptFile, stepsOf } from './script-runs';
import { makeApplication, prepareMachine } from './stand-ins';

/** The public upgrade scripts, at the commits that the pages name. */
const scripts = [
  { page: 'pro/upgrading/upgrading-v5', commit: '6.0.0' },
  { page: 'pro/upgrading/upgrading-v6', commit: '6.0.0' },
  { page: 'pro/upgrading/upgrading-v7', commit: 'b2df3e45f6a499e72e7759b24c70938b2ac0d340' },
  { page: 'enterprise/upgrading/upgrading-v6', commit: '6.0.0' },
  { page: 'enterprise/upgrading/upgrading-v7', commit: '713af096834dc2bce987fab2c28677943ddbcaeb' },
  { page: 'enterprise/upgrading/upgrading-v8', commit: '24150e7c309f99aff862cd5c73db353e65f441ca' },
] as const;

/** What a script looks at, where it contains `about`. The last one breaks the packages. */
const situations = [
  { name: '`composer.json` is missing', about: 'composer.json', before: 'mv composer.json other.json' },
  { name: '`.env` has a core path', about: '.env', before: 'echo MIXPOST_CORE_PATH=social >> .env' },
  { name: '`.env` is missing', about: '.env', before: 'rm .env' },
  {
    name: '`retry_after` has another form',
    about: 'retry_after',
    before: "sed -i 's/11 \\* 60/660/' config/queue.php",
  },
  { name: '`routes/web.php` has another route', about: 'web.php', before: "sed -i 's/to(/away(/' routes/web.php" },
  { name: 'The upgrade migration is missing', about: 'migrations-upgrade', before: 'rm -r /opt/packages/*/database' },
];

/** Runs a script once through, then with a failure in each of its steps, each time followed by a second run. */
async function verify(machine: Machine, page: string, address: string, script: string): Promise<ScriptRecord> {
  const [, edition, to] = /^(pro|enterprise)\/.*v(\d)$/.exec(page) ?? [];
  await makeApplication(machine, edition ?? '', Number(to));
  machine.write(scriptFile, script);
  const normal = await runOnCopy(machine, script);
  const steps = stepsOf(machine);
  const again = await runScript(machine, script);
  const differing = (run: ScriptRun) => onlyDiffering(run, normal);
  const failures: ScriptRecord['failures'] = [];
  for (const [index, step] of steps.entries()) {
    log(`${page}: ${step}`);
    const failed = await runOnCopy(machine, script, index + 1);
    failures.push({ step, ...differing(failed), again: differing(await runScript(machine, script)) });
  }
  const others: ScriptRecord['situations'] = [];
  for (const { name, before } of situations.filter(({ about }) => script.includes(about))) {
    others.push({ name, ...differing(await runOnCopy(machine, script, 0, before)) });
  }
  return {
    page,
    date: new Date().toISOString().slice(0, 10),
    versions: await versionsOf(machine),
    script: { address, sha256: createHash('sha256').update(script).digest('hex') },
    normal: { ...normal, steps },
    again: differing(again),
    failures,
    situations: others,
  };
}

/** Leaves the lines that a normal run doesn't print, and the last one. */
function onlyDiffering(run: ScriptRun, normal: ScriptRun): ScriptRun {
  const known = normal.printed.split('\n');
  const printed = run.printed
    .split('\n')
    .filter((line, index, { length }) => index === length - 1 || !known.includes(line));
  return { ...run, printed: printed.join('\n') };
}

async function versionsOf(machine: Machine): Promise<ScriptRecord['versions']> {
  const { output } = await machine.run(
    "php -r 'echo PHP_MAJOR_VERSION, \".\", PHP_MINOR_VERSION, PHP_EOL;' && composer --version 2>/dev/null | cut -d' ' -f3 && php /srv/old/artisan --version | grep -oE '[0-9.]+' && . /etc/os-release && echo Debian $VERSION_ID",
  );
  const [php = '', composer = '', laravel = '', system = ''] = output.split('\n');
  return { php, composer, laravel, system };
}

/** Returns a script, from the folder `UPGRADE_SCRIPTS` if it's set. */
async function download(address: string): Promise<string> {
  const { UPGRADE_SCRIPTS } = process.env;
  if (UPGRADE_SCRIPTS) {
    const [, repository = '', name = ''] = /inovector\/(\w+)\/.*\/(\w+\.sh)$/.exec(address) ?? [];
    return readFileSync(join(UPGRADE_SCRIPTS, repository, name), 'utf8');
  }
  const response = await fetch(`${address}?raw=true`);
  if (!response.ok) {
    throw new Error(`${address} answers ${response.status}. Correct its commit in verify-upgrade-scripts.ts.`);
  }
  return response.text();
}

/**
 * Runs the public upgrade scripts of Pro and Enterprise with real Composer and Laravel, against stand-ins for Mixpost's
 * packages, and records what happens. Names of pages limit the run. Requires root on Debian.
 */
try {
  const names = process.argv.slice(2);
  await withMachine(
    async (machine) => {
      await prepareMachine(machine);
      for (const { page, commit } of scripts.filter(({ page: name }) => names.length === 0 || names.includes(name))) {
        const [, edition, to] = /^(pro|enterprise)\/.*v(\d)$/.exec(page) ?? [];
        const repository = edition === 'pro' ? 'MixpostProTeamApp' : 'MixpostEnterpriseApp';
        const address = `https://github.com/inovector/${repository}/blob/${commit}/scripts/upgrade/upgrade_v${to}.sh`;
        const record = await verify(machine, page, address, await download(address));
        const file = scriptRecordFileOf(pageFileOf(page));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
        log(describeScript(record).join('\n'));
      }
    },
    { suite: 'trixie', base: process.env.RUNBOOK_BASE_13 },
  );
} catch (error) {
  warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
