import { addData, artisan, hasData, isUp } from '@/e2e/runbooks/docker/docker-runbook';
import { ownCommands, type ProvokedError } from '@/e2e/runbooks/errors/provoked-error';
import {
  changeKey,
  forgetTables,
  inside,
  isRunning,
  keepFile,
  like,
  publishPort,
  recreate,
  restoreFile,
  restoreSettings,
  volume,
} from './commands';

const assets = 'public/vendor/mixpost';
const otherKey = 'base64:MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=';
/** A port of the server that another container has. */
const takePort = 'docker run -d --name other -p 9000:6379 redis:7';

/** Docker ends without a chance to stop its containers, and starts again. */
const crashDocker = [
  'ps -o args= -p $(cat /run/docker.pid) > /run/dockerd.command',
  'kill -KILL $(cat /run/docker.pid)',
  'sleep 2',
  'rm /run/docker.pid',
  '(sh /run/dockerd.command >> /var/log/dockerd.log 2>&1 &)',
  'until docker info > /dev/null 2>&1; do sleep 1; done',
].join(' && ');

/** Ends the container with the first of Mixpost's tables, as if memory ran out. Docker starts it again. */
const killInMigration = `pid=$(docker inspect -f '{{.State.Pid}}' mixpost-mixpost-1); until [ -e ${volume('mysql')}/mixpost_db/mixpost_services.ibd ]; do sleep 0.01; done; kill -KILL $pid`;

/** Errors of the installation, of containers and images, and of the application key. */
export const installationErrors: readonly ProvokedError[] = [
  {
    ...like('No application encryption key has been specified.'),
    provoke: changeKey('APP_KEY', ''),
    fix: [['Put the output into `.env` as `APP_KEY`', restoreSettings], ownCommands],
  },
  {
    ...like('Unsupported cipher or incorrect key length.'),
    provoke: changeKey('APP_KEY', 'base64:c2hvcnQ='),
    fix: [
      ['Restore the complete old key', restoreSettings],
      ['apply the change', recreate],
    ],
  },
  {
    ...like('The application key cannot decrypt the service configuration'),
    prepare: ["request mixpost/services/unsplash -X PUT -d 'configuration[client_id]=key-of-the-run' -d active=1"],
    provoke: [...changeKey('APP_KEY', otherKey), isUp, `${artisan} cache:clear`],
    fix: [['Restore the old key.', restoreSettings], ownCommands],
  },
  {
    heading: 'Bind for 0.0.0.0:9000 failed: port is already allocated',
    provoke: [keepFile, takePort, publishPort('9000'), `${recreate} > port.txt 2>&1; true`],
    check: 'cat port.txt; docker compose ps mixpost',
    healthy: isRunning,
    fix: [ownCommands, ['run `docker compose up -d`', `${recreate} > port.txt 2>&1`]],
    restore: ['docker rm -f other', restoreFile, recreate, isUp],
  },
  {
    heading: 'HTTP 500 in Docker, as if settings were missing',
    provoke: [keepFile, "sed -i '/env_file: .env/d' docker-compose.yml", recreate],
    error: /^HTTP 500/m,
    fix: [
      ownCommands,
      ['run `docker compose up -d`', recreate],
      [
        '`docker compose exec mixpost printenv DB_DATABASE` then prints the value',
        'docker compose exec mixpost printenv DB_DATABASE | grep -x mixpost_db',
      ],
    ],
    restore: [restoreFile, recreate],
  },
  {
    heading: 'All containers stay stopped after Docker crashed',
    prepare: addData,
    provoke: [crashDocker],
    check: "docker compose ps -a --format '{{.Service}} {{.State}}'",
    error: /^mixpost exited/m,
    healthy: /^mixpost running/m,
    restore: [isUp, ...hasData],
  },
  {
    ...like('Class … not found or the old interface after an upgrade'),
    provoke: [inside('rm -r vendor/inovector/mixpost')],
    check: `${artisan} about 2>&1; true`,
  },
  {
    heading: 'Base table or view already exists',
    provoke: ['docker compose down -v', recreate, killInMigration],
    check: 'docker compose logs --tail 40 mixpost 2>&1; request mixpost',
    fix: [
      ['Run `docker compose down -v`', 'docker compose down -v'],
      ['then `docker compose up -d`', recreate],
    ],
  },
  { ...like('Internal error or a blank page'), provoke: [forgetTables, inside(`rm -r ${assets}`)] },
  { ...like('The manifest.json file could not be found.'), provoke: [inside(`rm -r ${assets}`)] },
];
