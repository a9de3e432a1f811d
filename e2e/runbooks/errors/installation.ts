import { applyChange, artisan, changeKey, forgetTables, restoreSettings, tinker } from './commands';
import { ownCommands, type ProvokedError } from './provoked-error';

const assets = '/var/www/html/public/vendor/mixpost';
const randomKey = 'base64:MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE=';

/** Errors of the installation and of the application key. */
export const installationErrors: readonly ProvokedError[] = [
  {
    heading: 'No application encryption key has been specified.',
    provoke: changeKey('APP_KEY', ''),
  },
  {
    heading: 'Unsupported cipher or incorrect key length.',
    provoke: changeKey('APP_KEY', 'base64:c2hvcnQ='),
    fix: [
      ['Restore the complete old key', restoreSettings],
      ['apply the change', ...applyChange],
    ],
  },
  {
    heading: 'The application key cannot decrypt the service configuration',
    prepare: ["request mixpost/services/unsplash -X PUT -d 'configuration[client_id]=key-of-the-run' -d active=1"],
    provoke: [...changeKey('APP_KEY', randomKey), artisan('cache:clear')],
    check: 'request mixpost/services',
    healthy: /"client_id":"key-of-the-run"/,
    fix: [['Restore the old key.', restoreSettings], ownCommands],
  },
  {
    heading: 'Internal error or a blank page',
    provoke: [...forgetTables, `rm -r ${assets}`],
    error: /Internal error/,
    healthy: /vendor\/mixpost\/assets[\s\S]*^HTTP 200/m,
  },
  {
    heading: 'The manifest.json file could not be found.',
    provoke: [`rm -r ${assets}`],
    healthy: /vendor\/mixpost\/assets[\s\S]*^HTTP 200/m,
  },
  {
    heading: 'Class … not found or the old interface after an upgrade',
    provoke: ['rm -r /var/www/html/vendor/inovector/mixpost'],
    check: artisan('about 2>&1; true'),
    error: /Class "Inovector\\Mixpost\\[^"]*" not found|Failed opening required '[^']*inovector\/mixpost[^']*'/,
    healthy: /Laravel Version/,
  },
  {
    heading: 'Base table or view already exists',
    provoke: [
      'cd /var/www/html/database/migrations && cp *_create_mixpost_tables.php 2030_01_01_000000_create_mixpost_tables.php',
    ],
    check: artisan('migrate --force 2>&1; true'),
    healthy: /Nothing to migrate/,
    fix: [
      ownCommands,
      ['delete the newer one', 'rm /var/www/html/database/migrations/2030_01_01_000000_create_mixpost_tables.php'],
    ],
  },
  {
    heading: '…/storage/logs/laravel.log" could not be opened in append mode: … Permission denied',
    provoke: ['chown root: /var/www/html/storage/logs/laravel.log && chmod 644 /var/www/html/storage/logs/laravel.log'],
    check: tinker('Log::error("a test"); echo "logged";'),
    error: /could not be opened in append mode: .*Permission denied/,
    healthy: /^logged/m,
  },
  {
    heading: 'Allowed memory size of … bytes exhausted',
    provoke: ['echo memory_limit=16M > /etc/php/8.2/cli/conf.d/99-mixpost.ini'],
    check: artisan('about 2>&1; true'),
    healthy: /Laravel Version/,
    fix: [['Set it to 512M', 'cp /etc/php/8.2/fpm/conf.d/99-mixpost.ini /etc/php/8.2/cli/conf.d/99-mixpost.ini']],
  },
  {
    heading: 'No space left on device',
    provoke: [
      'mount -t tmpfs -o size=300k,uid=www-data,mode=775 tmpfs /var/www/html/storage/logs',
      'sudo -u www-data touch /var/www/html/storage/logs/laravel.log',
      'sudo -u www-data dd if=/dev/zero of=/var/www/html/storage/logs/old.log 2>/dev/null; true',
    ],
    check: tinker('Log::error(str_repeat("a test ", 2000)); echo "logged";'),
    error: /No space left on device/,
    healthy: /^logged/m,
    fix: [
      ownCommands,
      ['Clear large logs under **System → Logs**', 'request mixpost/system/logs/clear -X DELETE -d filename=old.log'],
    ],
    restore: ['umount /var/www/html/storage/logs'],
  },
];
