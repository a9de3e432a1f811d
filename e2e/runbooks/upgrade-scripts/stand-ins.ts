import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from '@/e2e/runbooks/machine';
import { runAll } from '@/e2e/runbooks/run-commands';
import { oldApplication } from './script-runs';

/** The Laravel that runs, whatever version the application asks for. */
const laravelFolder = '/opt/laravel';
const place = { page: 'upgrade scripts', heading: 'Preparation' };
const ownFile = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const core = 'inovector/mixpost-pro-team';
const enterprise = 'inovector/mixpost-enterprise';
/** Packages of others, of which an upgrade changes only the version. */
const development = {
  'fakerphp/faker': '^1.0',
  'mockery/mockery': '^1.0',
  'nunomaduro/collision': '^8.1',
  'phpunit/phpunit': '^11.0',
  'spatie/laravel-ignition': '^2.0',
};

/** Installs PHP, Composer, and Laravel, and puts `step.sh` in front of the programs that a script calls. */
export async function prepareMachine(machine: Machine): Promise<void> {
  const packages = 'composer php-cli php-curl php-mbstring php-sqlite3 php-xml php-zip unzip';
  const commands = [
    'apt-get update',
    `apt-get install -y --no-install-recommends ${packages}`,
    `export COMPOSER_ALLOW_SUPERUSER=1 COMPOSER_NO_INTERACTION=1 && mkdir ${laravelFolder}`,
    `composer require --working-dir=${laravelFolder} laravel/framework:^13.0`,
    'chmod -R a+rX /opt',
  ];
  await runAll(machine, commands, place);
  for (const name of ['composer', 'cp', 'curl', 'php']) {
    machine.write(`/usr/local/bin/${name}`, ownFile('step.sh'));
  }
  machine.write('/run/failing', '0');
  await runAll(machine, ['chmod 755 /usr/local/bin/*'], place);
}

/** Makes the application of the version before `to`, and the packages of both versions. */
export async function makeApplication(machine: Machine, edition: string, to: number): Promise<void> {
  const coreVersion = edition === 'pro' ? to : to - 1;
  await runAll(machine, [`rm -rf /opt/packages ${oldApplication}`], place);
  for (const [name, version] of Object.entries(development)) {
    addPackage(machine, name, Number(/\d+/.exec(version)), {});
  }
  for (const [name, old] of [
    ['laravel/framework', 12],
    ['laravel/tinker', 2],
  ] as const) {
    addPackage(machine, name, old, { autoload: { files: ['load.php'] } });
    addPackage(machine, name, old + 1, { autoload: { files: ['load.php'] } });
  }
  for (const version of [coreVersion - 1, coreVersion]) {
    addMixpost(machine, core, version, {});
    addMixpost(machine, enterprise, version + 1, { [core]: `^${version}.0` });
  }
  const isNew = Number(coreVersion > 5);
  const composer = {
    require: {
      [edition === 'pro' ? core : enterprise]: `^${to - 1}.0`,
      'laravel/framework': `^${12 + isNew}.0`,
      'laravel/tinker': `^${2 + isNew}.0`,
    },
    'require-dev': development,
    autoload: { 'psr-4': { 'App\\': 'app/' } },
    repositories: [{ type: 'path', url: '/opt/packages/*' }, { 'packagist.org': false }],
    scripts: {
      // The first line is what Laravel's own script does, whose class Composer can't load here.
      'post-autoload-dump': [
        `@php -r "array_map('unlink', glob('bootstrap/cache/{config,packages,services}.php', GLOB_BRACE));"`,
        '@php artisan package:discover --ansi',
      ],
      'post-update-cmd': ['@php artisan mixpost:publish-assets --force=true'],
    },
  };
  machine.write(`${oldApplication}/composer.json`, JSON.stringify(composer));
  const files = ownFile('application.txt')
    .split(/^=== (.+)\n/m)
    .slice(1);
  for (let index = 0; index < files.length; index += 2) {
    machine.write(`${oldApplication}/${files[index]}`, files[index + 1] ?? '');
  }
  const commands = [
    `cd ${oldApplication} && mkdir -p app bootstrap/cache database/migrations resources/views storage/logs storage/framework/{cache/data,views}`,
    'composer update && php artisan optimize',
    `chown -R www-data: ${oldApplication}`,
  ];
  await runAll(machine, commands, place);
}

/** The migrations that scripts copy, by package and version. */
const migrations: Readonly<Record<string, string>> = {
  [`${core} 5`]: '2026_04_01_123148_upgrade_mixpost_v5',
  [`${core} 6`]: '2026_05_22_123148_upgrade_mixpost_v6',
  [`${enterprise} 6`]: '2026_04_01_123148_upgrade_mixpost_e_v6',
};

function addMixpost(machine: Machine, name: string, version: number, require: Record<string, string>) {
  const isCore = name === core;
  const [namespace, prefix] = isCore ? ['Mixpost', 'mixpost'] : ['MixpostEnterprise', 'mixpost-enterprise'];
  const commands = [
    `${prefix}:publish-assets`,
    ...(version >= (isCore ? 7 : 8) ? [`${prefix}:upgrade-database`] : []),
    ...(isCore ? ['mixpost:clear-services-cache', 'mixpost:clear-settings-cache'] : []),
    ...(isCore ? ['reverb:restart', 'horizon:terminate'] : []),
  ];
  const folder = addPackage(machine, name, version, {
    require,
    autoload: { 'psr-4': { [`Inovector\\${namespace}\\`]: '' } },
    extra: { laravel: { providers: [`Inovector\\${namespace}\\StandIn`] } },
  });
  const provider = ownFile('StandIn.php').replace(
    'namespace Inovector\\Mixpost;',
    `namespace Inovector\\${namespace};`,
  );
  machine.write(`${folder}/StandIn.php`, provider);
  machine.write(`${folder}/Util.php`, ownFile('Util.php'));
  machine.write(`${folder}/mixpost.php`, "<?php return ['core_path' => 'mixpost'];");
  machine.write(`${folder}/commands.php`, `<?php return ${JSON.stringify(commands)};`);
  const migration = migrations[`${name} ${version}`];
  if (migration) {
    machine.write(`${folder}/database/migrations-upgrade/${migration}.php`, ownFile('migration.php'));
  }
}

function addPackage(machine: Machine, name: string, version: number, more: object): string {
  const folder = `/opt/packages/${name.replace('/', '-')}-${version}`;
  machine.write(`${folder}/composer.json`, JSON.stringify({ name, version: `${version}.9.0`, ...more }));
  machine.write(`${folder}/load.php`, `<?php require_once '${laravelFolder}/vendor/autoload.php';`);
  return folder;
}
