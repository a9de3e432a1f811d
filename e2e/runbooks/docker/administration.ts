import { bringInternet, internet } from '@/e2e/runbooks/measure/internet';
import { addPosts, checkSql, sql, untilPublished } from '@/e2e/runbooks/measure/phases';
import { artisan, type DockerRunbook, folder, isUp, values } from './docker-runbook';

/** Lite's own commands. The page has each, and a later release can have more. */
const mixpostCommands = [
  ...['clear-services-cache', 'clear-settings-cache', 'create-mastodon-app', 'delete-old-data'],
  ...['import-account-audience', 'import-account-data', 'process-metrics', 'prune-temporary-directory'],
  ...['publish', 'publish-assets', 'run-scheduled-posts', 'setup-gitignore'],
];
const listed = mixpostCommands.map((name) => String.raw`\s+mixpost:${name} .*`).join('');

export const commands: DockerRunbook = {
  page: 'guides/commands',
  after: '2.6.0',
  prepare: [`cd ${folder}`],
  passes: [{ tabs: ['Docker'] }],
  values,
  answers: {},
  afterCommand: {},
  expectations: [
    {
      command: 'docker compose exec -u www-data mixpost php artisan list',
      output: new RegExp(`Available commands for the "mixpost" namespace:${listed}\\s*$`),
      stated: 'The first command lists what your version has',
    },
    {
      command: 'docker compose exec -u www-data mixpost php artisan mixpost:prune',
      output: /--hours\[=HOURS\]\s+\[default: "2"\]/,
      stated: '`--hours=2`',
    },
  ],
};

const email = 'robin@example.com';
const tables = ['imported_posts', 'metrics', 'audience', 'facebook_insights'];
const imported = `$at = ["account_id" => 1, "date" => now()]; DB::table("mixpost_metrics")->insert([...$at, "data" => "{}"]); DB::table("mixpost_audience")->insert($at); DB::table("mixpost_facebook_insights")->insert([...$at, "type" => 1, "value" => 1]); DB::table("mixpost_imported_posts")->insert(["account_id" => 1, "provider_post_id" => "1", "content" => "{}", "metrics" => "{}", "created_at" => now()]);`;
const left = (rows: number) =>
  checkSql(`SELECT ${tables.map((name) => `(SELECT COUNT(*) FROM mixpost_${name})`).join(' + ')}`, rows);

/** Exports and deletes the data of a user and an account. */
export const privacy: DockerRunbook = {
  page: 'guides/privacy',
  after: '2.6.0',
  bring: bringInternet,
  prepare: [
    `cd ${folder}`,
    ...internet,
    `${artisan} tinker --execute='${imported} App\\Models\\User::create(["name" => "Robin", "email" => "${email}", "password" => bcrypt("a-password-of-the-run")]);'`,
    `EMAIL=${email} PASSWORD=a-password-of-the-run request mixpost/profile | grep '^HTTP 200 .*profile'`,
  ],
  passes: [{ tabs: [] }],
  values: { ...values, email },
  answers: {
    'docker compose exec -u www-data mixpost php artisan mixpost-auth:delete': [{ prompt: /\(yes\/no\)/, type: 'yes' }],
  },
  // It counts lines, and none is a status of its own.
  diagnostics: /grep -c/,
  afterCommand: {
    'docker compose exec -T mysql sh -c \'exec mysqldump -u"$MYSQL_USER" -p"$MYSQL_PASSWORD" --no-tablespaces --no-create-info':
      ['grep -c "^INSERT INTO" account.sql | grep -x 4'],
    'docker compose exec -u www-data mixpost php artisan mixpost-auth:delete': [
      "curl -s -o /dev/null -b /run/request.cookies -w '%{redirect_url}' https://social.example.com/mixpost/profile | grep 'login$'",
      `uuid=$(${sql('SELECT uuid FROM mixpost_accounts')}\n) && EMAIL=admin@example.com PASSWORD=changeme request mixpost/accounts/$uuid -X DELETE`,
      checkSql('SELECT COUNT(*) FROM mixpost_accounts', 0),
      left(4),
    ],
    "docker compose exec -T mysql sh -c 'exec mysql ": [left(0)],
  },
  expectations: [
    {
      command: 'docker compose exec mysql',
      output: /robin@example\.com[\s\S]*mastodon\s+Robin/,
      stated: 'list users and accounts',
    },
    {
      command:
        'docker compose exec -T mysql sh -c \'exec mysqldump -u"$MYSQL_USER" -p"$MYSQL_PASSWORD" --no-tablespaces "$MYSQL_DATABASE"\'',
      output: /^0$/m,
      stated: '```text 0 ```',
    },
  ],
};

const posted = [
  "request mixpost | grep '^HTTP 200'",
  `${addPosts(1)} && ${untilPublished(150)}`,
  checkSql('SELECT COUNT(*) FROM mixpost_post_accounts WHERE provider_post_id IS NULL', 0),
];

/** The start of a command that connects to a port. */
const connect = (port: number) =>
  `docker compose exec mixpost php -r "var_dump(is_resource(@fsockopen('mixpost.app', ${port},`;

/** Applies the page's rules while Mixpost publishes through them. */
export const network: DockerRunbook = {
  page: 'guides/network',
  after: '2.6.0',
  bring: bringInternet,
  prepare: [`cd ${folder}`, ...internet, 'ufw allow 80/tcp && ufw allow 443/tcp && ufw --force enable'],
  passes: [{ tabs: ['Docker'] }],
  values,
  answers: {},
  afterCommand: {
    [connect(25)]: posted,
    'docker compose up -d': [
      isUp,
      ...posted,
      "docker logs internet | grep 'CONNECT mastodon.example:443'",
      // The profile picture isn't requested through the proxy.
      `uuid=$(${sql('SELECT uuid FROM mixpost_accounts')}\n) && request mixpost/accounts/update/$uuid -X PUT > shown.txt; cat shown.txt; grep 'file_get_contents' shown.txt`,
    ],
  },
  expectations: [
    { command: connect(443), output: /^bool\(true\)\s*$/, stated: '```text bool(true) bool(false) ```' },
    { command: connect(25), output: /^bool\(false\)\s*$/, stated: 'bool(false) ```' },
  ],
};
