import { folder, values } from '@/e2e/runbooks/docker/docker-runbook';
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

/** A server with Docker. */
export const dockerServer: Setting = {
  runbook: {
    page: '',
    values,
    expectations: [],
    afterCommand: {},
    answers: {},
    // Commands that only look at the problem can end with a status that says so.
    diagnostics: /^docker compose (?:exec redis|top)/,
  },
  folder,
  isPart: ({ tab }) => tab === null || tab === 'Docker',
  decide: decideWithDocker,
};

/** Opens the folder, and says who signs in and where the log is. */
export const prepareErrors: readonly string[] = [
  `cd ${folder}`,
  'export EMAIL=admin@example.com PASSWORD=changeme LOG=/var/lib/docker/volumes/mixpost_logs/_data/laravel.log',
];
