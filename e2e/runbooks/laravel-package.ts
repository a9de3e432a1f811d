import { fillIn } from './fill-in';
import { manualLite } from './manual';
import type { Runbook } from './runbook';

const { values, answers } = manualLite;
const changes = [
  's/^# DB_/DB_/; s/^DB_CONNECTION=.*/DB_CONNECTION=mysql/; s/^DB_DATABASE=.*/DB_DATABASE=[[db-name]]/',
  's/^DB_USERNAME=.*/DB_USERNAME=[[db-user]]/; s/^DB_PASSWORD=.*/DB_PASSWORD=[[db-password]]/',
  's#^APP_URL=.*#APP_URL=https://[[domain]]#',
];

/** Adds Mixpost to a new Laravel application. */
export const laravelPackage: Runbook = {
  ...manualLite,
  page: 'lite/installation/laravel-package',
  values: { ...values, 'app-path': '/var/www/html' },
  installs: {
    headings: /^(?:Install the packages|Set the PHP limits|Create the database|Make Redis|Set up Nginx|Get the cert)/,
  },
  prepare: [
    'export COMPOSER_ALLOW_SUPERUSER=1',
    'cd / && rm -rf /var/www/html',
    'composer create-project "laravel/laravel:^11.0" /var/www/html',
    `cd /var/www/html && sed -i '${fillIn(changes.join('; '), values)}' .env && php artisan migrate`,
  ],
  answers: {
    'php artisan mixpost:install': [
      { prompt: /migrations now\?/, type: 'yes' },
      { prompt: /star/i, type: 'no' },
    ],
    'php artisan mixpost-auth:create': answers['sudo -u www-data php artisan mixpost-auth:create'] ?? [],
  },
  expectations: [
    { command: 'grep -rl job_batches', output: /\.php/, stated: 'New Laravel apps include its migration' },
    {
      command: 'php artisan schedule:list',
      output: /\*\s+php artisan mixpost:run-scheduled-posts/,
      stated: 'The list contains `mixpost:run-scheduled-posts`, once a minute.',
    },
    {
      command: 'sudo supervisorctl status',
      output: /mixpost-horizon\s+RUNNING/,
      stated: 'Load the program',
      withinSeconds: 20,
    },
  ],
  afterCommand: {
    ...manualLite.afterCommand,
    // The run enters commands as root, and a reader as the user that owns the files.
    'php artisan schedule:list': ['chown -R www-data: /var/www/html'],
    'sudo supervisorctl status': [
      `echo '* * * * * cd /var/www/html && php artisan schedule:run >> /dev/null 2>&1' | crontab -u www-data -`,
    ],
    // After the page's own gate. PHP-FPM looks for changed files every two seconds (opcache.revalidate_freq).
    'php artisan mixpost:publish-assets': [
      'sleep 3',
      'php artisan mixpost-auth:create --admin',
      'EMAIL=admin@example.com PASSWORD=changeme request mixpost | grep "^HTTP 403"',
      'request mixpost | grep "^HTTP 200"',
    ],
    'php artisan mixpost-auth:create': [
      'sleep 60',
      `request mixpost/system/status | grep '"horizon_status":"Active"' | grep '"has_queue_connection":true' | grep -E 'Ran [01] minute'`,
    ],
  },
};
