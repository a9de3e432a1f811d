import { dataOf1x } from '@/e2e/runbooks/upgrading';
import { artisan, type DockerRunbook, folder, hasToken, isUp, values } from './docker-runbook';

const mysql = `docker compose exec -T mysql sh -c 'exec mysql -u"$MYSQL_USER" -p"$MYSQL_PASSWORD" "$MYSQL_DATABASE" -N'`;
const tinker = (code: string) => `${artisan} tinker --execute='${code}'`;

/** Upgrades a 1.x installation with an account, a service key, and posts to the newest release, and goes back. */
export const upgrading: DockerRunbook = {
  page: 'lite/upgrading/upgrading-v2',
  after: '1.7.2',
  releases: '1.7.2 to 2.6.0',
  prepare: [`cd ${folder}`, `${tinker(dataOf1x)} | grep saved`],
  passes: [
    {
      tabs: ['Docker'],
      only: [
        'Look for duplicate accounts',
        'Turn on maintenance mode in the container',
        'Set a version 2 tag',
        'Start the new image',
        'Write the upgrade migration',
        'Run the upgrade migration in a container',
      ],
    },
  ],
  values,
  answers: {},
  afterCommand: {
    // The page links to the backup of the update's page.
    'docker compose exec -u www-data mixpost php artisan down': [
      'mkdir backup && cp docker-compose.yml backup/',
      `docker compose exec -T mysql sh -c 'exec mysqldump -u"$MYSQL_USER" -p"$MYSQL_PASSWORD" --single-transaction --no-tablespaces "$MYSQL_DATABASE"' > backup/database.sql`,
    ],
    // The title of the migration is its path on a server without Docker.
    'docker compose stop mixpost': ['mv database/migrations/*.php . && rm -r database'],
    'docker compose logs --tail 100 mixpost': [
      isUp,
      hasToken,
      `${tinker(String.raw`echo Inovector\Mixpost\Facades\ServiceManager::get("unsplash", "configuration")["client_id"];`)} | grep key-of-the-run`,
      `echo 'SELECT authorized, LENGTH(uuid) FROM mixpost_accounts' | ${mysql} | grep -P '^1\\t36$'`,
      // Back again, with the commands of the update's page.
      'cp backup/docker-compose.yml . && docker compose stop mixpost',
      `docker compose exec -T mysql sh -c 'exec mysql -u"$MYSQL_USER" -p"$MYSQL_PASSWORD" "$MYSQL_DATABASE"' < backup/database.sql`,
      'docker compose up -d mixpost && docker compose images mixpost | grep v1.7.2',
      `${artisan} up`,
      isUp,
      hasToken,
    ],
  },
  expectations: [
    {
      command: 'docker compose exec -T mysql',
      output: /^(?![\s\S]*copies)/,
      stated: 'If the command prints nothing, continue.',
    },
    {
      command: 'docker compose logs -f mixpost',
      output: /Base table or view already exists/,
      stated: '`Base table or view already exists`',
      withinSeconds: 120,
    },
    { command: 'docker compose run --rm', output: /DONE\s*$/, stated: 'The migration ends with `DONE`.' },
  ],
};
