import { isRelease } from './errors/commands';
import { manualLite } from './manual';
import type { Runbook } from './runbook';

const composer = 'sudo -u www-data composer';

/** Updates 2.3.0 to the newest release, and goes back. */
export const updatingLite: Runbook = {
  ...manualLite,
  page: 'lite/updating',
  releases: '2.3.0 to 2.6.0',
  prepare: [
    'cd /var/www/html',
    `${composer} require inovector/mixpost:2.3.0 --with-all-dependencies`,
    `sed -i 's/"inovector.mixpost": "2.3.0"/"inovector\\/mixpost": "^2.0"/' composer.json`,
    'sudo -u www-data php artisan mixpost:publish-assets --force=true',
    'sudo -u www-data php artisan vendor:publish --tag=mixpost-config',
    isRelease('2.3.0'),
  ],
  expectations: [
    { command: 'ls -lh ~/mixpost-backup', output: /\d[KM] .*database\.sql/, stated: 'Check that `database.sql` isn' },
    {
      command: 'sudo -u www-data php artisan migrate --force',
      output: /Nothing to migrate/,
      stated: "there's nothing to migrate",
    },
    {
      command: 'diff config/mixpost.php',
      output: /^(?:[\dc,]+\n|< .*\n|---\n|> .*,(?: \/\/ 200MB)?\n)*$/,
      stated: 'the command shows at most trailing commas',
    },
    {
      command: 'sudo supervisorctl status',
      output: /mixpost-horizon_00\s+(?:RUNNING|STARTING)/,
      stated: 'Supervisor starts it again',
      withinSeconds: 20,
    },
  ],
  diagnostics: /^diff /,
  afterCommand: {
    'sudo -u www-data php artisan up': [
      isRelease('2.6.0'),
      'sleep 5 && curl -sf -o /dev/null https://social.example.com/mixpost/login',
    ],
    // The page sends the reader back to the steps from "Publish the assets" on.
    'mysql -u': [
      'sudo -u www-data php artisan mixpost:publish-assets --force=true',
      'sudo -u www-data php artisan optimize:clear',
      'sudo -u www-data php artisan optimize',
      'sudo -u www-data php artisan up',
      isRelease('2.3.0'),
      'curl -sf -o /dev/null https://social.example.com/mixpost/login',
    ],
  },
};
