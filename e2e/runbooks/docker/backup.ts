import { account, artisan, type DockerRunbook, folder, hasToken, isUp, started, values } from './docker-runbook';

const tinker = (code: string) => `${artisan} tinker --execute='${code}'`;
const addService = String.raw`Inovector\Mixpost\Models\Service::create(["name" => "unsplash", "configuration" => ["client_id" => "key-of-the-run"], "active" => true]);`;
const addOverduePost = String.raw`Inovector\Mixpost\Models\Post::create(["status" => 1, "scheduled_at" => now()->subMinute()]);`;
const hasFile = 'curl -sf https://social.example.com/storage/file-of-the-run.txt | grep media';
const hasAll = [
  isUp,
  hasToken,
  hasFile,
  `${tinker(String.raw`echo Inovector\Mixpost\Facades\ServiceManager::get("unsplash", "configuration")["client_id"];`)} | grep key-of-the-run`,
  `${tinker(String.raw`echo "status ", Inovector\Mixpost\Models\Post::first()->status->value;`)} | grep 'status 0'`,
];
const restore = [
  'Start only the database',
  'Load the dump into the container',
  'Unpack the media into the volume',
  'Point the domain at the Docker server',
  'Look for overdue posts',
  'Hold back overdue posts',
  'Start Mixpost in Docker',
];

/** Backs up an installation, moves it to an empty server, and restores it where other data was. */
export const backup: DockerRunbook = {
  page: 'guides/backup',
  after: '2.6.0',
  prepare: [
    `cd ${folder}`,
    tinker(account),
    tinker(addService),
    "docker compose exec -T -u www-data mixpost sh -c 'echo media > storage/app/public/file-of-the-run.txt'",
  ],
  passes: [
    {
      tabs: ['Docker'],
      only: [
        'Back up Mixpost',
        "Save the code and the server's files",
        'Check the backup',
        'Back up every night',
        'Turn on maintenance mode on the old server',
        'Back up Mixpost',
        'Check the backup',
        "Stop the old server's processes",
      ],
    },
    {
      tabs: ['Docker'],
      on: 'an empty server',
      copies: 'mixpost/backup',
      only: ['Copy the backup to the new server', 'Put the settings in place', ...restore],
    },
    {
      tabs: ['Docker'],
      on: 'the same server',
      prepare: [
        "docker compose down -v && sed -i 's/^DB_PASSWORD=.*/DB_PASSWORD=another-password/' .env",
        'docker compose up -d --wait mysql && cp backup/env .env && docker compose up -d --wait mysql',
        `! docker compose exec -T mysql sh -c 'exec mysql -u"$MYSQL_USER" -p"$MYSQL_PASSWORD" "$MYSQL_DATABASE"' < backup/database.sql 2> error.txt`,
        "grep 'Access denied for user' error.txt",
      ],
      only: ['Access denied for user while you load the dump', ...restore, 'Pictures return 404'],
    },
  ],
  values: { ...values, 'new-server': '203.0.113.20' },
  answers: { "docker compose exec mysql sh -c 'exec mysql": [{ prompt: /mysql>/, type: 'exit' }] },
  afterCommand: {
    [`${folder}/backup.sh`]: [
      "mkdir -p backups/old && touch -d '8 days ago' backups/old",
      'docker compose stop mysql && ! ./backup.sh && [ -e backups/old ]',
      'docker compose up -d --wait mysql && ./backup.sh && [ ! -e backups/old ]',
    ],
    'docker compose exec -u www-data mixpost php artisan down': [tinker(addOverduePost)],
    'docker compose config --quiet': ['docker pull -q "$(cat backup/image.txt)"'],
    'docker compose logs -f mixpost': hasAll,
    'docker compose exec mixpost ls /var/www/html/storage/app/public': [
      `docker compose exec -T mixpost rm public/storage && ! ${hasFile}`,
    ],
    'docker compose exec -u www-data mixpost php artisan storage:link': [hasFile],
  },
  expectations: [
    { ...started, stated: 'Wait for `------- Mixpost has started! -------`' },
    {
      command: 'cat backup/image.txt',
      output: /^inovector\/mixpost@sha256:[0-9a-f]{64}$/m,
      stated: "The output is the image's name, `@sha256:`, and the digest.",
    },
    { command: 'tail -n 1 backup/database.sql', output: /^-- Dump completed on /, stated: '-- Dump completed on' },
    { command: "grep -c '^APP_KEY=' backup/env", output: /^1$/m, stated: 'The output is two lines.' },
    { command: `ls -lh ${folder}/backups`, output: /database\.sql/, stated: "The list shows today's files." },
    {
      command: 'docker compose exec -u www-data mixpost php artisan down',
      output: /Application is now in maintenance mode\./,
      stated: 'Once the command prints `Application is now in maintenance mode.`',
    },
    {
      command: 'docker compose config --quiet',
      output: /^$/,
      stated: 'The last command prints nothing if both files are complete.',
    },
    {
      command: 'docker volume ls',
      output: /^DRIVER +VOLUME NAME\s*$/,
      stated: 'The first command must list no volumes',
    },
    {
      command: 'docker compose up -d --wait mysql',
      output: /Healthy/,
      stated: 'The second returns when `mysql` is `Healthy`.',
    },
    {
      command: `docker compose exec -T mysql sh -c 'exec mysql -u"$MYSQL_USER" -p"$MYSQL_PASSWORD" "$MYSQL_DATABASE" -e`,
      output: /^1$/m,
      stated: 'The second one prints how many social accounts you had.',
    },
    {
      command: 'docker compose run --rm --no-deps -T --entrypoint ls mixpost',
      output: /www-data www-data .* public$/m,
      stated: 'The list contains the folder `public`, owned by `www-data`.',
    },
    { command: 'docker compose ps', output: /^NAME[^\n]*\s*$/, stated: 'The list is empty.' },
  ],
};
