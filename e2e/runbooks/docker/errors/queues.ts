import { artisan } from '@/e2e/runbooks/docker/docker-runbook';
import { ownCommands, type ProvokedError } from '@/e2e/runbooks/errors/provoked-error';
import { inside, like, tinker } from './commands';

const redis = (command: string) => `docker compose exec -T redis redis-cli ${command}`;
const addJob = { check: tinker('Artisan::queue("about"); echo "added";'), healthy: /^added/m };

/** Errors of Horizon and Redis. */
export const queueErrors: readonly ProvokedError[] = [
  { ...like('Horizon is Inactive'), provoke: [inside("pkill -STOP -f 'artisan horizon'")] },
  { ...like('Horizon is Paused'), provoke: [`${artisan} horizon:pause`] },
  {
    ...like('Nothing is published during maintenance'),
    provoke: [`${artisan} down`],
    check: tinker('Artisan::queue("about"); sleep(6); echo "waiting: ", Queue::size();'),
  },
  {
    ...addJob,
    heading: "OOM command not allowed when used memory > 'maxmemory'",
    provoke: [redis('config set maxmemory 1mb')],
    fix: [ownCommands, ['Raise `maxmemory`', redis('config set maxmemory 0')]],
  },
  {
    ...addJob,
    heading: "READONLY You can't write against a read only replica.",
    provoke: [redis('replicaof 203.0.113.66 6379')],
    fix: [ownCommands, ['run `redis-cli replicaof no one`', redis('replicaof no one')]],
  },
];
