import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverSuite } from '@/e2e/runbooks/debian-root';
import { runAll } from '@/e2e/runbooks/run-commands';
import { withMachine } from '@/e2e/runbooks/with-machine';
import { log } from '@/lib/programs/log';

/** A folder with a Debian, as an archive, and what turns it into an image. */
type Image = {
  /** The name and tag in the site's Compose files; null for the server itself. */
  readonly tag: string | null;
  readonly suite: string;
  readonly packages: string;
  readonly commands?: readonly string[];
  /** Where each file of `images/` goes. */
  readonly files?: Readonly<Record<string, string>>;
  /** Instructions of a Containerfile, for `docker import --change`. */
  readonly changes?: readonly string[];
};

const php = ['fpm', 'cli', 'mysql', 'gd', 'curl', 'bcmath', 'mbstring', 'redis', 'xml', 'zip', 'intl'];
const app = '/var/www/html';

/** Laravel passes options to each worker that the last public commit of Horizon doesn't know (laravel/horizon#1767). */
const horizonOptions = `sed -i "s/{--stop-when-empty : Stop/{--stop-when-empty-for=0 : Later}\\n{--json : Later}\\n&/" ${app}/vendor/laravel/horizon/src/Console/WorkCommand.php`;

const mixpost = (release: string, application = '^2.0'): Image => ({
  tag: `inovector/mixpost:v${release}`,
  suite: serverSuite,
  packages: `composer cron default-mysql-client ffmpeg git netcat-openbsd nginx-light supervisor unzip ${php.map((name) => `php8.2-${name}`).join(' ')}`,
  commands: [
    'export COMPOSER_ALLOW_SUPERUSER=1',
    `rm -rf ${app}`,
    `composer create-project --no-install --no-scripts inovector/mixpostapp:${application} ${app}`,
    `cd ${app}`,
    // Only for development, and partly unavailable.
    'sed -i \'/"require-dev"/,/}/d\' composer.json',
    `composer require --no-scripts --no-audit inovector/mixpost:${release}`,
    horizonOptions,
    'php artisan mixpost:publish-assets --force=true && php artisan vendor:publish --tag=mixpost-auth-assets --force',
    'php artisan queue:batches-table && php artisan mixpost:publish && php artisan storage:link',
    // Each release of the image has to have the same names, or an update would run them again.
    'cd database/migrations && for file in *_job_batches_table.php *_mixpost_*.php; do mv $file 2023_01_01_$(echo $file | cut -c12-); done && cd ../..',
    `chown -R www-data:www-data ${app}`,
    'rm -f .env',
  ],
  files: {
    'mixpost/start.sh': '/usr/local/bin/start.sh',
    'mixpost/nginx.conf': '/etc/nginx/sites-available/default',
    'mixpost/supervisord.conf': '/etc/supervisor/supervisord.conf',
    'mixpost/php.ini': '/etc/php/8.2/fpm/conf.d/99-app.ini',
    'mixpost/crontab': '/etc/cron.d/mixpost',
  },
  // The first process of the image of 1.0.9 ignores SIGTERM, so Docker kills it, but only after ten seconds.
  changes: [`WORKDIR ${app}`, 'EXPOSE 80', 'ENTRYPOINT ["start.sh"]', 'STOPSIGNAL SIGKILL'],
});

const images = {
  server: {
    tag: null,
    suite: 'trixie',
    packages:
      'cron curl docker-cli docker-compose docker-registry docker.io git iproute2 iptables kmod nginx-light openssl procps sudo systemctl',
  },
  mixpost: mixpost('2.6.0'),
  'mixpost-2.3.0': mixpost('2.3.0'),
  'mixpost-1.7.2': mixpost('1.7.2', '^1.0'),
  mysql: {
    tag: 'mysql:8.4',
    suite: 'sid',
    packages: 'mysql-client mysql-server',
    // Without a file, the log is that of the container, as in the official image.
    commands: ['rm -rf /var/lib/mysql/*', 'sed -i /^log_error/d /etc/mysql/mysql.conf.d/mysqld.cnf'],
    files: {
      'mysql/start.sh': '/usr/local/bin/docker-entrypoint.sh',
      'mysql/image.cnf': '/etc/mysql/mysql.conf.d/zz-image.cnf',
    },
    changes: ['ENTRYPOINT ["docker-entrypoint.sh"]', 'CMD ["mysqld"]', 'VOLUME /var/lib/mysql', 'EXPOSE 3306 33060'],
  },
  redis: {
    tag: 'redis:7',
    suite: serverSuite,
    packages: 'redis-server',
    // The official image is compiled without protected mode.
    commands: [
      'printf \'#!/bin/sh\\nexec /usr/bin/redis-server "$@" --protected-mode no\\n\' > /usr/local/bin/redis-server',
      'chmod 755 /usr/local/bin/redis-server',
    ],
    changes: ['WORKDIR /data', 'CMD ["redis-server"]', 'VOLUME /data', 'EXPOSE 6379'],
  },
  node: {
    tag: 'node:22-alpine',
    suite: 'sid',
    packages: 'nodejs',
    commands: ['useradd --create-home node'],
  },
  traefik: {
    tag: 'traefik:v3.7',
    suite: 'trixie',
    packages: 'caddy curl jq openssl',
    commands: [
      'openssl req -x509 -newkey rsa:2048 -nodes -days 3650 -subj "/CN=Run" -addext "keyUsage=keyCertSign" -keyout /etc/run-authority.key -out /etc/run-authority.crt',
    ],
    files: { 'traefik/start.sh': '/usr/local/bin/start.sh' },
    changes: ['ENTRYPOINT ["start.sh"]', 'EXPOSE 80 443'],
  },
} satisfies Record<string, Image>;

const sources = join(import.meta.dirname, 'images');

/** An archive, the tag of its image, and the instructions that turn it into one. */
export type BuiltImage = { readonly archive: string; readonly tag: string; readonly changes: readonly string[] };

const defaultCache = () => process.env.RUNBOOK_IMAGES ?? join(tmpdir(), 'mixpost-docs-images');

/** Returns whether the cache has everything. */
export function areImagesBuilt(cache = defaultCache()): boolean {
  return Object.entries<Image>(images).every(([name, image]) => existsSync(archiveOf(name, image, cache)));
}

/**
 * Builds what isn't in the cache yet: the server and the images.
 *
 * @returns the archive of the server, and the images
 * @throws a sentence if a package or a command fails
 */
export async function buildImages(cache = defaultCache()) {
  mkdirSync(cache, { recursive: true });
  const built: BuiltImage[] = [];
  let server = '';
  for (const [name, image] of Object.entries<Image>(images)) {
    const archive = archiveOf(name, image, cache);
    if (!existsSync(archive)) {
      log(`Building ${image.tag ?? name}`);
      await buildImage(image, archive);
    }
    if (image.tag === null) {
      server = archive;
    } else {
      built.push({ archive, tag: image.tag, changes: image.changes ?? [] });
    }
  }
  return { server, images: built };
}

/** Returns where the archive of an image is. Its name changes with everything that it's made of. */
const archiveOf = (name: string, image: Image, cache: string) => join(cache, `${name}-${digestOf(image)}.tar`);

async function buildImage({ suite, packages, commands = [], files = {} }: Image, archive: string) {
  await withMachine(
    async (machine) => {
      // The copy of Debian's archive can be weeks old.
      const installs = [
        'apt-get update -q -o Acquire::Check-Valid-Until=false',
        `apt-get install -qy --no-install-recommends ${packages}`,
      ];
      await runAll(machine, [...installs, ...commands], { page: 'docker', heading: 'Images' });
      for (const [file, path] of Object.entries(files)) {
        cpSync(join(sources, file), machine.outside(path));
      }
      const left = ['proc/*', 'sys/*', 'dev/*', 'run/runbook*', 'var/cache/apt/archives/*.deb', 'etc/resolv.conf'];
      const excluded = left.map((path) => `--exclude=./${path}`);
      execFileSync('tar', ['-C', machine.outside('/'), ...excluded, '-cf', `${archive}.part`, '.']);
      renameSync(`${archive}.part`, archive);
    },
    { suite },
  );
}

/** Returns a digest of everything that an archive is made of. */
function digestOf(image: Image): string {
  const hash = createHash('sha256').update(JSON.stringify(image));
  for (const file of Object.keys(image.files ?? {})) {
    hash.update(readFileSync(join(sources, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
