import { artisan, isUp } from '@/e2e/runbooks/docker/docker-runbook';
import { ownCommands, type ProvokedError } from '@/e2e/runbooks/errors/provoked-error';
import { changeKey, inside, like, recreate, restoreSettings, setKey, status, tinker } from './commands';

const redis = (command: string) => `docker compose exec -T redis redis-cli ${command}`;
const waitingJobs = tinker('Artisan::queue("about"); sleep(6); echo "waiting: ", Queue::size();');
const store = tinker('Artisan::queue("about"); echo "stored";');
/** Errors of Horizon and Redis. */
export const queueErrors: readonly ProvokedError[] = [
  { ...like('Horizon is Inactive'), provoke: [inside("pkill -STOP -f 'artisan horizon'")] },
  { ...like('Horizon is Paused'), provoke: [`${artisan} horizon:pause`] },
  { ...like('Nothing is published during maintenance'), provoke: [`${artisan} down`], check: waitingJobs },
  {
    ...like('NOAUTH Authentication required or WRONGPASS'),
    provoke: ['cp .env env.kept', redis('config set requirepass secret')],
    fix: [['Set `REDIS_PASSWORD`', setKey('REDIS_PASSWORD', 'secret')], ownCommands],
    restore: [redis('-a secret config set requirepass ""'), restoreSettings, recreate, isUp],
  },
  {
    heading: 'Connection refused with Redis in the text',
    provoke: changeKey('REDIS_PORT', '6380'),
    check: status,
    error: /Connection refused[\s\S]{1,200}redis|redis[\s\S]{1,200}Connection refused/i,
    healthy: /"horizon_status":"Active"/,
    fix: [
      ['run `docker compose exec redis redis-cli ping`', redis('ping')],
      ['correct the settings', restoreSettings, recreate],
    ],
  },
  {
    heading: "OOM command not allowed when used memory > 'maxmemory'",
    provoke: [redis('config set maxmemory 1mb')],
    check: store,
    healthy: /^stored/m,
    fix: [ownCommands, ['Raise `maxmemory`', redis('config set maxmemory 0')]],
  },
  {
    heading: "READONLY You can't write against a read only replica.",
    provoke: [redis('replicaof 203.0.113.66 6379')],
    check: store,
    healthy: /^stored/m,
    fix: [ownCommands, ['run `redis-cli replicaof no one`', redis('replicaof no one')]],
  },
];
