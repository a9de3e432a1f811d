import { artisan, isUp } from '@/e2e/runbooks/docker/docker-runbook';
import { ownCommands, type ProvokedError } from '@/e2e/runbooks/errors/provoked-error';
import {
  asRoot,
  changeKey,
  emptyVolume,
  fillVolume,
  forgetTables,
  inside,
  isRunning,
  keepFile,
  like,
  recreate,
  restart,
  restoreFile,
  restoreSettings,
  restoreVolume,
  setKey,
  shrinkVolume,
  store,
  tinker,
} from './commands';

const otherDatabase = (rights: string) =>
  asRoot(
    `DROP DATABASE IF EXISTS other; CREATE DATABASE other; DROP USER IF EXISTS other_user; CREATE USER other_user IDENTIFIED BY "a-password"; GRANT ${rights} ON other.* TO other_user`,
  );
/** Opens more connections than MySQL allows, as another application could. */
const takeConnections = `docker compose exec -d mixpost php -r 'while (count($all ?? []) < 155) { try { $all[] = new PDO("mysql:host=mysql", getenv("DB_USERNAME"), getenv("DB_PASSWORD")); } catch (PDOException) { sleep(1); } } sleep(600);'`;

/** Errors of the database, the memory, and the disk. */
export const databaseErrors: readonly ProvokedError[] = [
  {
    heading: 'SQLSTATE[HY000] [1045] Access denied',
    provoke: [asRoot('ALTER USER mixpost_user IDENTIFIED BY "of-an-older-volume"')],
  },
  {
    heading: "SQLSTATE[HY000] [1130] Host '172.x.x.x' is not allowed to connect to this MySQL server",
    // An older .env had another password, and MySQL has no user for other hosts.
    provoke: [
      ...changeKey('DB_PASSWORD', 'older'),
      asRoot('DROP USER mixpost_user; DROP USER root@"%"; FLUSH PRIVILEGES'),
    ],
    error: /SQLSTATE\[HY000\] \[1130\] Host '172\.[\d.]+' is not allowed to connect to this MySQL server/,
    fix: [['Set `DB_USERNAME` and `DB_PASSWORD` to the same values', restoreSettings], ownCommands],
  },
  {
    heading: 'Unknown database',
    provoke: changeKey('DB_DATABASE', 'mixpost'),
    error: /SQLSTATE\[HY000\] \[1044\] Access denied for user '\S+' to database 'mixpost'/,
    fix: [
      ['Use the same name', restoreSettings],
      ['apply the change', recreate],
    ],
  },
  {
    heading: '[2002] php_network_getaddresses: getaddrinfo for mysql failed',
    provoke: changeKey('DB_HOST', 'database'),
    error: /\[2002\] php_network_getaddresses: getaddrinfo for database failed/,
    fix: [
      ['Set `DB_HOST` to the name of the MySQL service', setKey('DB_HOST', 'mysql')],
      ['run `docker compose up -d`', recreate],
      ownCommands,
    ],
  },
  {
    heading: '[2002] Connection refused',
    provoke: changeKey('DB_PORT', '3307'),
    fix: [['check `DB_HOST`, `DB_PORT`', restoreSettings, recreate], ownCommands],
  },
  {
    heading: 'dependency failed to start: container … is unhealthy',
    prepare: ['touch up.txt'],
    provoke: [
      'docker compose kill -s STOP redis',
      "until docker compose ps redis | grep -q '(unhealthy)'; do sleep 1; done",
      'docker compose up -d --force-recreate mixpost > up.txt 2>&1; true',
    ],
    check: 'cat up.txt; docker compose ps mixpost',
    error: /dependency failed to start: container mixpost-redis-1 is unhealthy/,
    healthy: isRunning,
    fix: [
      ownCommands,
      [
        'run `docker compose up -d` again',
        'docker compose kill -s CONT redis',
        "until docker compose ps redis | grep -q '(healthy)'; do sleep 1; done",
        `${recreate} > up.txt 2>&1`,
      ],
    ],
  },
  {
    ...like('MySQL server has gone away'),
    provoke: [asRoot('SET GLOBAL max_allowed_packet = 1048576')],
    check: tinker('echo DB::scalar("select length(?)", [str_repeat("x", 2000000)]);'),
    fix: [
      ['or `max_allowed_packet` in its configuration', asRoot('SET PERSIST max_allowed_packet = 67108864')],
      ownCommands,
    ],
  },
  {
    heading: 'SQLSTATE[HY000] [1040] Too many connections',
    provoke: [takeConnections],
    restore: [inside('pkill -f PDO'), asRoot('RESET PERSIST max_connections; SET GLOBAL max_connections = 151')],
  },
  {
    heading: 'MySQL or Redis stops at its start',
    provoke: [
      keepFile,
      `sed -i 's/^    image: mysql:8.4/&\\n    command: mysqld --default-authentication-plugin=mysql_native_password/' docker-compose.yml`,
      `${recreate} mysql`,
    ],
    check: "docker compose logs --tail 20 mysql 2>&1; docker compose ps -a --format '{{.Status}}' mysql",
    error: /unknown variable '[^']*'/,
    healthy: /\(healthy\)\s*$/,
    fix: [['Remove the option from `command:`', restoreFile, recreate]],
  },
  {
    ...like('Base table or view not found'),
    provoke: [forgetTables],
    check: `${artisan} mixpost:run-scheduled-posts 2>&1; true`,
  },
  {
    ...like('Creating migration table … FAIL'),
    prepare: [otherDatabase('ALL PRIVILEGES')],
    provoke: [otherDatabase('SELECT')],
    check:
      'docker compose exec -T -u www-data -e DB_DATABASE=other -e DB_USERNAME=other_user -e DB_PASSWORD=a-password mixpost php artisan migrate --force 2>&1; true',
    values: { 'db-name': 'other', 'db-user': 'other_user' },
  },
  {
    heading: "Unknown collation: 'utf8mb4_0900_ai_ci'",
    prepare: ["echo 'CREATE TABLE IF NOT EXISTS loaded (name varchar(9)) COLLATE utf8mb4_unicode_ci;' > dump.sql"],
    provoke: ['sed -i s/utf8mb4_unicode_ci/utf8mb4_uca1400_ai_ci/ dump.sql'],
    check: `docker compose exec -T mysql sh -c 'exec mysql -u"$MYSQL_USER" -p"$MYSQL_PASSWORD" "$MYSQL_DATABASE"' < dump.sql && echo loaded`,
    error: /Unknown collation: 'utf8mb4_uca1400_ai_ci'/,
    healthy: /^loaded/m,
  },
  {
    ...like('No space left on device'),
    provoke: [
      ...shrinkVolume('mixpost', 'logs', '300k'),
      isUp,
      // As the web server would, because the page deletes it as this user.
      'docker compose exec -T -u www-data mixpost sh -c "cd storage/logs && touch laravel.log && dd if=/dev/zero of=old.log 2> /dev/null; true"',
    ],
    check: tinker('Log::error(str_repeat("a test ", 2000)); echo "logged";'),
    fix: [
      ownCommands,
      ['Clear large logs under **System → Logs**', 'request mixpost/system/logs/clear -X DELETE -d filename=old.log'],
    ],
    restore: [...restoreVolume('mixpost', 'logs')],
  },
  {
    heading: 'MISCONF … unable to persist to disk',
    provoke: [...shrinkVolume('redis', 'redis', '2m'), fillVolume('redis')],
    check: store,
    error: /MISCONF Errors writing to the AOF file: No space left on device/,
    healthy: /^stored/m,
    fix: [['free up space', emptyVolume('redis')], ownCommands],
    restore: [...restoreVolume('redis', 'redis'), restart],
  },
];
