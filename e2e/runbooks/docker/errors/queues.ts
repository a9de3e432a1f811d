import { artisan, isUp } from '@/e2e/runbooks/docker/docker-runbook';
import { ownCommands, type ProvokedError } from '@/e2e/runbooks/errors/provoked-error';
import { postThatIsDue } from '@/e2e/runbooks/errors/queues';
import {
  asRoot,
  changeKey,
  inside,
  like,
  recreate,
  restart,
  restoreSettings,
  setKey,
  status,
  store,
  tinker,
} from './commands';

const redis = (command: string) => `docker compose exec -T redis redis-cli ${command}`;
const waitingJobs = tinker('Artisan::queue("about"); sleep(6); echo "waiting: ", Queue::size();');
/** A post's state, and whether it was published. */
const lastPost = asRoot('SELECT schedule_status, status FROM mixpost_db.mixpost_posts ORDER BY id DESC LIMIT 1');
const publishPost = [tinker(postThatIsDue), `${artisan} mixpost:run-scheduled-posts`];
const stopHorizon = inside("pkill -STOP -f 'artisan horizon'");

/** Errors of Horizon and Redis. */
export const queueErrors: readonly ProvokedError[] = [
  {
    ...like('A post stays "Scheduled" after its time'),
    provoke: [inside('service cron stop'), 'sleep 5', `${artisan} cache:clear`],
    fix: [['run `docker compose restart mixpost`', restart, isUp], ownCommands],
  },
  {
    ...like('A post stays "Publishing"'),
    prepare: publishPost,
    provoke: [stopHorizon, ...publishPost],
    check: lastPost,
    fix: [ownCommands, ['start it', restart]],
  },
  { ...like('Horizon is Inactive'), provoke: [stopHorizon] },
  { ...like('Horizon is Paused'), provoke: [`${artisan} horizon:pause`] },
  { ...like('Nothing is published during maintenance'), provoke: [`${artisan} down`], check: waitingJobs },
  {
    ...like('Jobs wait forever although Horizon is Active'),
    provoke: changeKey('REDIS_QUEUE', 'mixpost-default'),
    check: waitingJobs,
    fix: [['set `REDIS_QUEUE` to one of them', setKey('REDIS_QUEUE', 'default')], ownCommands],
    restore: [restoreSettings],
  },
  {
    heading: 'mixpost_horizon keeps ending with exit status 255',
    provoke: changeKey('REDIS_PASSWORD', 'wrong'),
    check: 'docker compose logs --since 30s mixpost 2>&1; docker compose top mixpost',
    error: /exited: horizon_00 \(exit status \d+; not expected\)/,
    healthy: /artisan horizon:work/,
    fix: [['Check `REDIS_HOST`, `REDIS_PORT`, and `REDIS_PASSWORD`', restoreSettings], ownCommands],
  },
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
    error: /RedisException\(code: \d+\): Connection refused/,
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
