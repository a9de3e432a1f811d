import { type DockerRunbook, folder, values } from './docker-runbook';

const artisan = 'docker compose exec -u www-data mixpost php artisan';

/** Runs each check on a healthy installation, and the script also on one with problems. */
export const monitoring: DockerRunbook = {
  page: 'guides/monitoring',
  after: '2.6.0',
  prepare: [`cd ${folder}`],
  passes: [{ tabs: ['Docker'] }],
  values,
  answers: {},
  // It counts errors, and none is a status of its own.
  diagnostics: /laravel\.log/,
  afterCommand: {
    'check-mixpost': [
      'docker compose stop redis',
      'check-mixpost | grep "The container of redis isn\'t running."',
      'docker compose start redis',
      'sed "s/-lt 80/-lt 1/" /usr/local/bin/check-mixpost > /tmp/check && bash /tmp/check | grep "The disk is"',
    ],
  },
  expectations: [
    {
      command: `${artisan} horizon:status`,
      output: /INFO {2}Horizon is running\./,
      stated: 'INFO Horizon is running.',
      withinSeconds: 60,
    },
    { command: 'curl -sSL -o /dev/null', output: /^200 [\d.]+$/m, stated: '200 0.412153', withinSeconds: 60 },
    {
      command: `${artisan} horizon:supervisors`,
      output: /publish-post/,
      stated: 'Look for `publish-post` in the',
    },
    {
      command: `${artisan} schedule:list`,
      output: /^\s*\* +\* +\* +\* +\* .*mixpost:run-scheduled-posts/m,
      stated: '`mixpost:run-scheduled-posts` is due every minute.',
    },
    {
      command: `${artisan} queue:failed`,
      output: /INFO {2}No failed jobs found\./,
      stated: 'INFO No failed jobs found.',
    },
    {
      // The next command starts with the same words.
      command: 'docker compose ps',
      output: /mysql[^\n]*\(healthy\)[\s\S]*redis[^\n]*\(healthy\)|^\/mixpost-/,
      stated: 'In the first list, every container is up, and `mysql` and `redis` are `healthy`.',
      withinSeconds: 60,
    },
    {
      command: 'docker compose ps -q | xargs docker inspect',
      output: /^(?:\/mixpost-\w+-1 running restarts=0 oom=false\s*){4}$/,
      stated: '/mixpost-redis-1 running restarts=0 oom=false',
    },
    {
      command: 'docker compose top mixpost',
      output: /^(?=[\s\S]*nginx)(?=[\s\S]*php-fpm)(?=[\s\S]*artisan horizon)(?=[\s\S]*cron)/,
      stated: 'The last list contains `nginx`, `php-fpm`, `artisan horizon`, and `cron`.',
    },
    { command: 'openssl s_client', output: /Certificate will not expire/, stated: 'Certificate will not expire' },
    { command: `${artisan} about`, output: /Environment \.+ production/, stated: '| `Environment` | `production` |' },
    { command: 'check-mixpost', output: /^$/, stated: 'If all is well, it prints nothing and returns 0.' },
  ],
};
