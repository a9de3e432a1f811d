import { artisan, isUp } from '@/e2e/runbooks/docker/docker-runbook';
import { ownCommands, type ProvokedError } from '@/e2e/runbooks/errors/provoked-error';
import { changeKey, forgetTables, inside, isRunning, like, recreate, restoreSettings } from './commands';

const assets = 'public/vendor/mixpost';
const otherKey = 'base64:MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=';
const keepFile = 'cp docker-compose.yml compose.kept';
const restoreFile = 'cp compose.kept docker-compose.yml';
/** A port of the server that another container has. */
const takePort = 'docker run -d --name other -p 9000:6379 redis:7';

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
    provoke: [
      keepFile,
      takePort,
      `sed -i 's/^    env_file: .env/&\\n    ports: ["9000:80"]/' docker-compose.yml`,
      `${recreate} > port.txt 2>&1; true`,
    ],
    check: 'cat port.txt; docker compose ps mixpost',
    healthy: isRunning,
    fix: [ownCommands, ['run `docker compose up -d`', `${recreate} > port.txt 2>&1`]],
    restore: ['docker rm -f other', restoreFile, recreate, isUp],
  },
  { ...like('Internal error or a blank page'), provoke: [forgetTables, inside(`rm -r ${assets}`)] },
  { ...like('The manifest.json file could not be found.'), provoke: [inside(`rm -r ${assets}`)] },
];
