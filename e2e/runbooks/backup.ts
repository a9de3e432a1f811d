import { tinker } from './errors/commands';
import { manualLite } from './manual';
import type { Runbook } from './runbook';

/** Backs up an installation with an account, a service key, and a file, and restores it on an empty server. */
export const backupGuide: Runbook = {
  ...manualLite,
  page: 'guides/backup',
  prepare: [
    tinker(
      'Inovector\\Mixpost\\Models\\Account::create(["name" => "Robin", "username" => "robin", "provider" => "mastodon", "provider_id" => "1", "data" => ["server" => "mastodon.example"], "authorized" => true, "access_token" => ["access_token" => "token-of-the-run"]]);',
    ),
    tinker(
      'Inovector\\Mixpost\\Models\\Service::create(["name" => "unsplash", "configuration" => ["client_id" => "key-of-the-run"], "active" => true]);',
    ),
    'echo media | sudo -u www-data tee /var/www/html/storage/app/public/file-of-the-run.txt',
  ],
  emptyServer: {
    from: 'Copy the backup and install the packages',
    folder: 'mixpost-backup',
    installs: { headings: /^(?:Install the packages|Make Redis)/ },
  },
  expectations: [
    { command: 'tail -n 1 database.sql', output: /^-- Dump completed on /, stated: '-- Dump completed on' },
    { command: "grep -c '^APP_KEY=' env", output: /^1$/m, stated: 'The output is two lines.' },
    // The list of the nightly backups, by its full path as in cron.
    { command: 'ls -lh /', output: /database\.sql/, stated: "The list shows today's files." },
    {
      command: "mysql [[db-name]] -e 'SELECT COUNT(*)",
      output: /\b1\b/,
      stated: 'The second one prints how many social accounts you had.',
    },
    {
      command: 'sudo -u www-data php artisan migrate:status',
      output: /^(?![\s\S]*Pending)[\s\S]*create_mixpost_tables[ .]+\[1\] Ran/,
      stated: 'Each migration must be `Ran`.',
    },
    { command: 'nginx -t', output: /test is successful/, stated: '`nginx -t` must end with `test is successful`' },
    {
      command: 'supervisorctl status',
      output: /mixpost-horizon_00\s+RUNNING/,
      stated: '`mixpost-horizon:mixpost-horizon_00` must be `RUNNING`',
      withinSeconds: 20,
    },
  ],
  afterCommand: {
    // What the reader copies from the container.
    'sudo supervisorctl stop': ['cp -r /var/www/html/database/migrations ~/mixpost-backup/'],
    'cp -r ~/mixpost-backup/migrations': [
      '! sudo -u www-data php artisan migrate:status | grep -E "Pending|not found"',
    ],
    'sudo -u www-data php artisan up': [
      'curl -skf -o /dev/null https://social.example.com/mixpost/login',
      'curl -skf https://social.example.com/storage/file-of-the-run.txt | grep media',
      `${tinker('echo Inovector\\Mixpost\\Models\\Account::first()->access_token["access_token"];')} | grep token-of-the-run`,
      `${tinker('echo Inovector\\Mixpost\\Facades\\ServiceManager::get("unsplash", "configuration")["client_id"];')} | grep key-of-the-run`,
    ],
  },
};
