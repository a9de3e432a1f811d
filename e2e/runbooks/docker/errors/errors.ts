import { folder, isUp, values } from '@/e2e/runbooks/docker/docker-runbook';
import { decideWithDocker } from '@/e2e/runbooks/docker/substitutions';
import type { Setting } from '@/e2e/runbooks/errors/provoke';
import type { ProvokedError } from '@/e2e/runbooks/errors/provoked-error';
import { databaseErrors } from './database';
import { installationErrors } from './installation';
import { mediaErrors } from './media';
import { queueErrors } from './queues';
import { signInErrors } from './sign-in';

/** The errors that can be caused in containers, in the order in which they run. */
export const dockerErrors: readonly ProvokedError[] = [
  ...signInErrors,
  ...mediaErrors,
  ...queueErrors,
  ...databaseErrors,
  ...installationErrors,
];

/** How the run does what the reader does in the console of MySQL as root. */
const asRootInConsole = {
  kind: 'substituted',
  runAs: `docker compose exec -T mysql sh -c 'exec mysql -u root -p"$MYSQL_ROOT_PASSWORD"'`,
  reason: 'The reader types these statements into the console that the entry for error 1130 opens.',
} as const;

const asAppUser = 'docker compose exec -u www-data mixpost php artisan';
const password = { prompt: /password/i, type: 'changeme' };

/** A server with Docker. */
export const dockerServer: Setting = {
  runbook: {
    page: '',
    values,
    expectations: [],
    afterCommand: {},
    answers: {
      'docker compose exec -u www-data mixpost \\\n  php artisan mixpost-auth:password': [password],
      [`${asAppUser} mixpost-auth:create`]: [
        { prompt: /name/i, type: 'Robin Miller' },
        { prompt: /email/i, type: 'admin@example.com' },
        password,
      ],
    },
    // Commands that only look at the problem can end with a status that says so.
    diagnostics: /^docker compose (?:exec redis|top)/,
  },
  folder,
  isPart: ({ tab }) => tab === null || tab === 'Docker',
  decide: (place) => (place.text === 'mysql [[db-name]]' ? asRootInConsole : decideWithDocker(place)),
};

/** Gives an installation passwords that are known. */
export const prepareErrors: readonly string[] = [
  // Names that don't exist fail immediately, although no name server is reachable.
  "sed -n 's#^nameserver \\(.*\\)#\\1/32#p' /etc/resolv.conf | xargs -I{} ip address add {} dev lo",
  `cd ${folder}`,
  'docker compose down -v',
  `sed -i -e 's/^DB_PASSWORD=.*/DB_PASSWORD=${values['db-password']}/' -e 's/^DB_ROOT_PASSWORD=.*/DB_ROOT_PASSWORD=${values['db-root-password']}/' .env`,
  'docker compose up -d',
  isUp,
  'export EMAIL=admin@example.com PASSWORD=changeme LOG=/var/lib/docker/volumes/mixpost_logs/_data/laravel.log',
];
