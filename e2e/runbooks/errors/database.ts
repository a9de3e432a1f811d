import { applyChange, artisan, changeKey, forgetTables, restoreSettings, setKey, tinker } from './commands';
import { ownCommands, type ProvokedError } from './provoked-error';

const apply = ['apply the change', ...applyChange] as const;
const otherDatabase = (rights: string) =>
  `mysql -e "DROP DATABASE IF EXISTS other; CREATE DATABASE other; CREATE OR REPLACE USER 'other_user'@'%' IDENTIFIED BY 'Zr7pQ2mXw9Lk4Tn8'; GRANT ${rights} ON other.* TO 'other_user'@'%'"`;

/** Errors of the database. */
export const databaseErrors: readonly ProvokedError[] = [
  {
    heading: 'SQLSTATE[HY000] [1045] Access denied',
    provoke: changeKey('DB_PASSWORD', 'wrong'),
    fix: [['Use the same `DB_DATABASE`, `DB_USERNAME`, and `DB_PASSWORD`', restoreSettings], ownCommands],
  },
  {
    heading: 'Unknown database',
    provoke: [
      `mysql -e "GRANT ALL PRIVILEGES ON other.* TO 'mixpost_user'@'localhost'; DROP DATABASE IF EXISTS other"`,
      ...changeKey('DB_DATABASE', 'other'),
    ],
    fix: [['Use the same name', restoreSettings], apply],
  },
  {
    heading: '[2002] php_network_getaddresses: getaddrinfo for mysql failed',
    provoke: changeKey('DB_HOST', 'mysql'),
    fix: [['set `DB_HOST` to `127.0.0.1`', setKey('DB_HOST', '127.0.0.1')], apply],
  },
  {
    heading: '[2002] Connection refused',
    provoke: ['service mariadb stop'],
  },
  {
    heading: 'MySQL server has gone away',
    provoke: ['mysql -e "SET GLOBAL max_allowed_packet = 1048576"'],
    // With PHP 8.2 and MariaDB, a query that's too large has the second text.
    error: /MySQL server has gone away|Got a packet bigger than 'max_allowed_packet' bytes/,
    check: tinker('echo DB::scalar("select length(?)", [str_repeat("x", 2000000)]);'),
    healthy: /^2000000/m,
    fix: [
      [
        'or `max_allowed_packet` in its configuration',
        "printf '[mysqld]\\nmax_allowed_packet = 64M\\n' > /etc/mysql/mariadb.conf.d/99-packet.cnf",
        'service mariadb restart',
      ],
      ownCommands,
    ],
  },
  {
    heading: 'Creating migration table … FAIL',
    prepare: [otherDatabase('ALL PRIVILEGES')],
    provoke: [otherDatabase('SELECT')],
    check:
      'cd /var/www/html && sudo -u www-data env DB_DATABASE=other DB_USERNAME=other_user APP_CONFIG_CACHE=/tmp/none.php php artisan migrate --force 2>&1; true',
    error: /Creating migration table \.+ [\d.]+m?s FAIL/,
    healthy: /(?:Nothing to migrate|DONE\s*$)/,
    values: { 'db-name': 'other', 'db-user': 'other_user' },
  },
  {
    heading: 'Base table or view not found',
    provoke: forgetTables,
    check: artisan('mixpost:run-scheduled-posts 2>&1; true'),
    healthy: /^\s*$/,
  },
  {
    heading: "Table … job_batches doesn't exist",
    prepare: [artisan('queue:prune-batches'), 'rm -f /var/www/html/database/migrations/*_create_job_batches_table.php'],
    provoke: [
      `mysql mixpost_db -e "DROP TABLE job_batches; DELETE FROM migrations WHERE migration LIKE '%job_batches_table'"`,
    ],
    check: artisan('queue:prune-batches 2>&1; true'),
    error: /Table '\S*job_b\s*atches' doesn't exist/,
    healthy: /entries deleted/,
  },
];
