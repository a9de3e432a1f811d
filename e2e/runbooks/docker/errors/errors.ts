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
const confirmation = { prompt: /\[y\/N\]/, type: 'y' };

/** A server with Docker. */
export const dockerServer: Setting = {
  runbook: {
    page: '',
    values,
    expectations: [],
    afterCommand: {},
    answers: {
      [`${asAppUser} mixpost-auth:password admin@example.com`]: [password],
      [`${asAppUser} mixpost-auth:password [[email]]`]: [{ ...password, type: 'a-password-of-the-run' }],
      'docker compose exec mysql mysql -u root -p': [
        { prompt: /Enter password/, type: values['db-root-password'] ?? '' },
      ],
      'docker image prune': [confirmation],
      'docker builder prune': [confirmation],
      [`${asAppUser} mixpost-auth:create`]: [
        { prompt: /name/i, type: 'Robin Miller' },
        { prompt: /email/i, type: 'admin@example.com' },
        password,
      ],
    },
    // Commands that only look at the problem can end with a status that says so.
    diagnostics:
      /^(?:sudo dmesg|docker compose (?:exec redis|top|exec -u www-data mixpost php artisan horizon:(?:status|supervisors)))/,
  },
  folder,
  isPart: ({ tab }) => tab === null || tab === 'Docker',
  decide: (place) => (place.text === 'mysql [[db-name]]' ? asRootInConsole : decideWithDocker(place)),
};

/** Gives an installation passwords that are known. */
export const prepareErrors: readonly string[] = [
  // The run has no name server, so this one says that a name doesn't exist.
  "sed -n 's#^nameserver \\(.*\\)#\\1/32#p' /etc/resolv.conf | xargs -I{} ip address add {} dev lo",
  `(perl -MIO::Socket::INET -e '$s = IO::Socket::INET->new(LocalAddr => shift, LocalPort => 53, Proto => "udp"); while ($s->recv($q, 512)) { substr($q, 2, 2) = "\\x81\\x83"; $s->send($q) }' $(sed -n 's/^nameserver //p' /etc/resolv.conf | head -n 1) > /dev/null 2>&1 &)`,
  `cd ${folder}`,
  'docker compose down -v',
  `sed -i -e 's/^DB_PASSWORD=.*/DB_PASSWORD=${values['db-password']}/' -e 's/^DB_ROOT_PASSWORD=.*/DB_ROOT_PASSWORD=${values['db-root-password']}/' .env`,
  'docker compose up -d',
  isUp,
  'export EMAIL=admin@example.com PASSWORD=changeme',
];
