import { manualLite } from './manual';
import type { Runbook } from './runbook';

/** Removes an installation, step by step. */
export const uninstallGuide: Runbook = {
  ...manualLite,
  page: 'guides/uninstall',
  prepare: [],
  removes: true,
  answers: { 'apt remove': [{ prompt: /\[Y\/n\]/, type: 'y' }] },
  afterCommand: {
    'systemctl reload nginx': ['! curl -skf -o /dev/null https://social.example.com/mixpost/login'],
    'find /var/www/html': ['[ -d /var/www/html ] && [ -z "$(ls -A /var/www/html)" ]'],
    'apt remove': ['! pgrep -f artisan'],
  },
  expectations: [
    {
      command: 'sudo -u www-data php artisan down',
      output: /Application is now in maintenance mode\./,
      stated: 'The command prints `Application is now in maintenance mode.`',
    },
    {
      command: 'supervisorctl reread',
      output: /mixpost-horizon: disappeared/,
      stated: '`reread` reports the programs',
    },
    {
      command: 'supervisorctl update',
      output: /mixpost-horizon: removed process group/,
      stated: '`update` as `removed process group`',
    },
    { command: 'supervisorctl status', output: /^(?!.*mixpost)/s, stated: 'The list contains no Mixpost program.' },
    { command: 'nginx -t', output: /test is successful/, stated: '`nginx -t` must end with `test is successful`' },
    { command: 'redis-cli FLUSHALL', output: /^OK$/m, stated: 'The command prints `OK`.' },
  ],
};
