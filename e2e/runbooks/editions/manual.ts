import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manualLite, services } from '@/e2e/runbooks/manual';
import type { Runbook } from '@/e2e/runbooks/runbook';
import { editionServer } from '@/e2e/runbooks/substitutions';

/** The values of readers with Pro or Enterprise. */
export const editionValues = {
  'licence-key': 'licence-key-of-the-run',
  'core-path': 'mixpost',
  'reverb-app-id': '123456',
  'reverb-app-key': 'reverb-key-of-the-run',
  'reverb-app-secret': 'reverb-secret-of-the-run',
};

const core = 'inovector/mixpost-pro-team';
const packages = {
  [core]: {
    autoload: { classmap: ['stand-in.php'] },
    extra: { laravel: { providers: ['Inovector\\Mixpost\\StandIn'] } },
  },
  'inovector/mixpost-enterprise': { require: { [core]: '*' } },
};
const files = {
  'stand-in.php': readFileSync(join(import.meta.dirname, 'stand-in.php'), 'utf8'),
  'config.php': '<?php return ["core_path" => env("MIXPOST_CORE_PATH"), "log_channel" => env("MIXPOST_LOG_CHANNEL")];',
  'migrations/2022_01_01_000000_create_mixpost_tables.php':
    '<?php return new class extends Illuminate\\Database\\Migrations\\Migration { public function up(): void { Schema::create("mixpost_admins", fn ($table) => $table->id()); } };',
};

const isSupervised = {
  command: 'supervisorctl status',
  output: /^(?=[\s\S]*mixpost-horizon_00\s+RUNNING)(?=[\s\S]*mixpost-reverb_00\s+RUNNING)/,
  stated: 'Both programs must be `RUNNING`',
  withinSeconds: 20,
};
const fromLite = ['php -m', 'command -v', 'redis-', 'nginx -t', 'sudo -u www-data php artisan schedule'];

const manual = (standsFor: 'Pro' | 'Enterprise', app: string): Runbook => ({
  page: `${standsFor.toLowerCase()}/installation/manual`,
  server: editionServer,
  standsFor,
  bring: (machine) => {
    for (const [name, about] of Object.entries(packages)) {
      const folder = `/opt/packages/${name}`;
      machine.write(`${folder}/composer.json`, JSON.stringify({ name, version: '6.0.0', ...about }));
    }
    for (const [path, text] of Object.entries(files)) {
      machine.write(`/opt/packages/${core}/${path}`, text);
    }
  },
  // What Ubuntu has from the start.
  prepare: [
    'apt-get update',
    'apt-get install -y --no-install-recommends composer git lsb-release procps unzip',
    'mkdir -p /etc/xdg',
    'export COMPOSER_ALLOW_SUPERUSER=1',
    `composer create-project --no-install --no-scripts ${app}:6.0.0 /opt/app`,
    `sed -i 's#"composer"#"path"#; s#https://packages.inovector.com#/opt/packages/*/*#; s#"type": "project"#&, "version": "6.0.0"#' /opt/app/composer.json`,
    'unset COMPOSER_ALLOW_SUPERUSER',
  ],
  values: {
    ...manualLite.values,
    ...editionValues,
    'smtp-host': 'smtp.example.com',
    'smtp-user': 'mailer@example.com',
    'smtp-password': 'mail-password-of-the-run',
  },
  answers: manualLite.answers,
  // Only a server that was used before has the folder.
  diagnostics: /^ls -A \/var\/www\/html$/,
  afterCommand: {
    'apt install -y php': services.map((name) => `service ${name.replace('8.2', editionServer.php)} start`),
    'certbot --nginx': ['curl -sf https://social.example.com/mixpost | grep "first admin"'],
    'curl -s -o /dev/null': [
      'test "$(stat -c "%a %U" auth.json .env ~/.config/composer/auth.json | paste -sd,)" = "600 www-data,600 www-data,600 root"',
      `curl -si --max-time 5 --http1.1 -H 'Connection: Upgrade' -H 'Upgrade: websocket' -H 'Sec-WebSocket-Version: 13' -H 'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==' https://social.example.com/app/${editionValues['reverb-app-key']} | grep -a connection_established`,
      // Cron, the scheduler, Redis, Horizon, Nginx, and Reverb have to work for this line.
      'for attempt in $(seq 100); do grep -q "A post was published." storage/logs/mixpost*.log && break; sleep 1; done; grep "A post was published." storage/logs/mixpost*.log',
    ],
  },
  expectations: [
    { command: 'php -v', output: /^PHP 8\.4/m, stated: 'PHP must be 8.3' },
    ...manualLite.expectations.filter(({ command }) => fromLite.some((start) => command.startsWith(start))),
    {
      command: 'ls -A /var/www/html',
      output: /^(?:.*No such file or directory)?\s*$/,
      stated: '`No such file or directory` is fine.',
    },
    { command: 'getent hosts', output: /^\S+\s+social\.example\.com/, stated: "the server's public IP address" },
    {
      command: 'sudo -u www-data php artisan migrate',
      output: /create_mixpost_tables .*DONE/,
      stated: '`migrate` reports each migration as done.',
    },
    {
      command: 'grep -n -E',
      output: /listen 443 ssl;[\s\S]*location ~ \^\/apps\?\//,
      stated: 'Check that `/app/` and `/apps/` are in the server block that listens on 443',
    },
    isSupervised,
    { command: 'curl -s -o /dev/null', output: /^403\s*$/, stated: '`/horizon` must return `403`' },
  ],
});

export const manualEditions = [
  manual('Pro', 'inovector/mixpost-pro-team-app'),
  manual('Enterprise', 'inovector/mixpost-enterprise-app'),
];
