import type { Runbook } from './runbook';

const values = {
  domain: 'social.example.com',
  email: 'you@example.com',
  'db-name': 'mixpost_db',
  'db-user': 'mixpost_user',
  'db-password': 'Zr7pQ2mXw9Lk4Tn8',
  'redis-host': '127.0.0.1',
} as const;

/** The services of an installation, in the order in which they start. */
export const services = ['mariadb', 'redis-server', 'php8.2-fpm', 'nginx', 'supervisor', 'cron'];

export const manualLite: Runbook = {
  page: 'lite/installation/manual',
  values,
  afterCommand: { 'apt install': services.map((service) => `service ${service} start`) },
  answers: {
    'mysql -h 127.0.0.1': [{ prompt: /password:/, type: values['db-password'] }],
    'mysql -u': [{ prompt: /password:/, type: values['db-password'] }],
    mysqldump: [{ prompt: /password:/, type: values['db-password'] }],
    'sudo -u www-data php artisan mixpost-auth:password': [{ prompt: /password/i, type: 'changeme' }],
    'sudo -u www-data php artisan mixpost-auth:create': [
      { prompt: /name/i, type: 'Robin Miller' },
      { prompt: /email/i, type: values.email },
      { prompt: /password/i, type: 'a-password-of-the-run' },
    ],
  },
  expectations: [
    { command: 'php -v', output: /^PHP 8\.2/m, stated: 'PHP must be 8.3' },
    {
      command: "php -m | grep -E '^(gd|intl|pcntl|pdo_mysql|posix|redis)$'",
      output: /^gd\s+intl\s+pcntl\s+pdo_mysql\s+posix\s+redis\s*$/,
      stated: 'The second command lists six extensions',
    },
    { command: 'command -v composer', output: /^(?:\/\S+\s+){3}$/, stated: 'the third prints three paths' },
    { command: 'redis-server --version', output: /v=[6-9]\./, stated: 'Redis 6.0 or later' },
    { command: 'redis-cli config get appendonly', output: /yes/, stated: '`appendonly` must be `yes`' },
    {
      command: 'redis-cli config get bind',
      output: /^bind\s+-?127\.0\.0\.1(?: -?::1)?\s*$/,
      stated: '`bind` must list only local addresses',
    },
    { command: 'redis-cli ping', output: /^PONG\s*$/, stated: 'the last line must be `PONG`' },
    { command: 'ls -A /var/www/html', output: /^$/, stated: 'If this lists anything' },
    { command: 'ls database/migrations', output: /_create_mixpost_tables\.php/, stated: '_create_mixpost_tables.php' },
    { command: 'nginx -t', output: /test is successful/, stated: '`nginx -t` must end with `test is successful`' },
    {
      command: 'supervisorctl status',
      output: /mixpost-horizon:mixpost-horizon_00\s+RUNNING/,
      stated: '`mixpost-horizon:mixpost-horizon_00` must be `RUNNING`',
      withinSeconds: 20,
    },
    {
      command: 'sudo -u www-data php artisan schedule:list',
      output: /\*\s+php artisan mixpost:run-scheduled-posts/,
      stated: "must be due every minute (`* * * * *`). In Lite, it's `mixpost:run-scheduled-posts`",
    },
    { command: 'curl -s -o /dev/null', output: /^200\s*$/, stated: 'The command must print `200`' },
    {
      command: 'ls -lh ~/mixpost-backup',
      output: /\d[KM] .*database\.sql/,
      stated: 'Check that `database.sql` isn',
    },
  ],
};
