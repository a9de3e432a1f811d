import { artisan } from '@/e2e/runbooks/docker/docker-runbook';
import type { ProvokedError } from '@/e2e/runbooks/errors/provoked-error';
import { inside, like } from './commands';

/** Errors of Horizon. */
export const queueErrors: readonly ProvokedError[] = [
  { ...like('Horizon is Inactive'), provoke: [inside("pkill -STOP -f 'artisan horizon'")] },
  { ...like('Horizon is Paused'), provoke: [`${artisan} horizon:pause`] },
];
