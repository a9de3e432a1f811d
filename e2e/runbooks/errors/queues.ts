import { artisan, backUp, changeKey, horizonProgram, loadSettings, restore, setKey, tinker } from './commands';
import { ownCommands, type ProvokedError } from './provoked-error';

const cronFile = '/etc/cron.d/mixpost';
const program = '/etc/supervisor/conf.d/mixpost-horizon.conf';
const queueConfig = '/var/www/html/config/queue.php';
const stopRedis = 'service redis-server stop';
const startRedis = `service redis-server start && supervisorctl restart ${horizonProgram}`;
/** Puts a job on the default queue, and prints how many wait after some seconds. */
const waitingJobs = tinker('Artisan::queue("about"); sleep(6); echo "waiting: ", Queue::size();');
/** PHP that saves a post that's due, for an account that can't publish. */
export const postThatIsDue = [
  'use Inovector\\Mixpost\\Models\\{Account, Post};',
  '$account = Account::firstOrCreate(["provider" => "mastodon", "provider_id" => "1"], ["name" => "Robin", "username" => "robin", "data" => ["server" => "mastodon.example"], "authorized" => false, "access_token" => ["access_token" => "none"]]);',
  '$post = Post::create(["status" => 1, "scheduled_at" => now()->subMinute()]);',
  '$post->accounts()->attach($account->id);',
  '$post->versions()->create(["account_id" => 0, "is_original" => true, "content" => [["body" => "A post", "media" => []]]]);',
].join(' ');
const savePost = tinker(postThatIsDue);
const lastPost = 'mysql -N mixpost_db -e "SELECT schedule_status, status FROM mixpost_posts ORDER BY id DESC LIMIT 1"';

/** Errors of the scheduler, Horizon, Redis, and Supervisor. */
export const queueErrors: readonly ProvokedError[] = [
  {
    heading: 'A post stays "Scheduled" after its time',
    provoke: [backUp(cronFile), `rm ${cronFile}`, 'sleep 60', artisan('cache:clear')],
    check: 'request mixpost/system/status',
    error: /It never started/,
    healthy: /Ran \d minute\(s\) ago/,
    fix: [['Run the scheduler every minute', restore(cronFile)], ownCommands],
  },
  {
    heading: 'A post stays "Publishing"',
    prepare: [savePost, artisan('mixpost:run-scheduled-posts')],
    provoke: [`supervisorctl stop ${horizonProgram}`, savePost, artisan('mixpost:run-scheduled-posts')],
    check: lastPost,
    error: /^1\t1$/m,
    healthy: /^2\t[23]$/m,
    fix: [ownCommands, ['start it', `supervisorctl start ${horizonProgram}`]],
  },
  {
    heading: 'Horizon is Inactive',
    provoke: [`supervisorctl stop ${horizonProgram}`],
    check: 'request mixpost/system/status',
    error: /"horizon_status":"Inactive"/,
    healthy: /"horizon_status":"Active"/,
  },
  {
    heading: 'Horizon is Paused',
    provoke: [artisan('horizon:pause')],
    check: 'request mixpost/system/status',
    error: /"horizon_status":"Paused"/,
    healthy: /"horizon_status":"Active"/,
  },
  {
    heading: 'Jobs wait forever although Horizon is Active',
    provoke: changeKey('REDIS_QUEUE', 'mixpost-default'),
    check: waitingJobs,
    error: /waiting: [1-9]/,
    healthy: /waiting: 0/,
    fix: [['set `REDIS_QUEUE` to one of them', setKey('REDIS_QUEUE', 'default')], ownCommands],
  },
  {
    heading: 'Nothing is published during maintenance',
    provoke: [artisan('down')],
    check: waitingJobs,
    error: /waiting: [1-9]/,
    healthy: /waiting: 0/,
  },
  {
    heading: 'NOAUTH Authentication required or WRONGPASS',
    provoke: ['redis-cli config set requirepass secret'],
    check: 'request mixpost/system/status',
    error: /NOAUTH Authentication required/,
    healthy: /"horizon_status":"Active"/,
    fix: [['Set `REDIS_PASSWORD`', setKey('REDIS_PASSWORD', 'secret')], ownCommands],
    restore: ['redis-cli -a secret config set requirepass ""', ...changeKey('REDIS_PASSWORD', 'null')],
  },
  {
    heading: 'mixpost_horizon: ERROR (spawn error)',
    provoke: [
      backUp(program),
      `sed -i 's#/var/www/html/artisan#/var/www/mixpost/artisan#' ${program}`,
      'supervisorctl reread && supervisorctl update',
    ],
    check: `supervisorctl restart ${horizonProgram}; true`,
    error: /ERROR \(spawn error\)/,
    healthy: /mixpost-horizon_00: started/,
    fix: [['Compare the file with', restore(program)], ownCommands],
  },
  {
    heading: 'No valid queue connection found.',
    provoke: [backUp(queueConfig), `sed -i "s/'mixpost-redis'/'another-redis'/" ${queueConfig}`, ...loadSettings],
    check: 'request mixpost/system/status',
    error: /"has_queue_connection":false/,
    healthy: /"has_queue_connection":true/,
    fix: [['Add the connection', restore(queueConfig)], ownCommands],
    restore: loadSettings,
  },
  {
    heading: 'MISCONF … unable to persist to disk',
    provoke: [
      stopRedis,
      'mount -t tmpfs -o size=900k,uid=redis,mode=750 tmpfs /var/lib/redis',
      startRedis,
      'dd if=/dev/zero of=/var/lib/redis/filler 2>/dev/null; redis-cli bgsave; sleep 3',
    ],
    check: tinker('Cache::put("a test", 1); echo "stored";'),
    error: /MISCONF[\s\S]{1,150}persist\s+to\s+disk/,
    healthy: /^stored/m,
    fix: [['free up space', 'rm /var/lib/redis/filler'], ownCommands],
    restore: [stopRedis, 'umount /var/lib/redis', startRedis],
  },
];
