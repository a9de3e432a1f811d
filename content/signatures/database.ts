import type { SignatureSource } from './types';

/** Errors of MySQL and the connection to it. */
export const database: readonly SignatureSource[] = [
  {
    title: '`SQLSTATE[HY000] [1045] Access denied`',
    at: ['/troubleshooting/database', '/guides/backup#access-denied-for-user-while-you-load-the-dump'],
    texts: [
      'sqlstate[hy000] [1045]',
      'sqlstate[hy000] [1698]',
      'error 1698 (28000)',
      '1045 access denied for user',
      /access denied for user '(?!root'@'localhost)[^']+'@'[^']+' \(using password/,
    ],
  },
  {
    title: "`SQLSTATE[HY000] [1130] Host '172.x.x.x' is not allowed to connect to this MySQL server`",
    at: ['/troubleshooting/database', '/lite/installation/docker#host--is-not-allowed-to-connect-to-this-mysql-server'],
    texts: [/host '[^']+' is not allowed to connect to this (?:mysql|mariadb) server/, '[1130] host'],
  },
  {
    title: '`[2054] The server requested authentication method unknown to the client`',
    at: ['/troubleshooting/database'],
    texts: ['the server requested authentication method unknown to the client'],
  },
  {
    title: '`Unknown database`',
    at: ['/troubleshooting/database'],
    texts: [
      '[1049] unknown database',
      "unknown database 'mixpost",
      'unknown database',
      /(?:\[1044\] )?access denied for user '[^']*'@'[^']*' to database '/,
    ],
    isGeneral: true,
  },
  {
    title: '`[2002] php_network_getaddresses: getaddrinfo for mysql failed`',
    at: ['/troubleshooting/database'],
    texts: ['[2002] php_network_getaddresses', /getaddrinfo for (?:[\w-]*(?:mysql|mariadb)[\w-]*|db) failed/],
  },
  {
    title: '`[2002] Connection refused`',
    at: ['/troubleshooting/database'],
    texts: [
      'sqlstate[hy000] [2002]',
      '[2002] connection refused',
      '[2002] no such file or directory',
      '[2002] connection timed out',
      '[2002] operation timed out',
    ],
  },
  {
    title: '`wait-for-it.sh: timeout occurred after waiting 60 seconds for mysql:3306`',
    at: ['/troubleshooting/database'],
    texts: ['wait-for-it.sh: timeout occurred', 'timeout occurred after waiting … mysql:'],
  },
  {
    title: '`dependency failed to start: container … is unhealthy`',
    at: ['/troubleshooting/database'],
    texts: [
      'dependency failed to start: container … is unhealthy',
      'container for service … is unhealthy',
      /(?:mysql|mariadb|\bdb|redis|valkey)\S* .{0,200}\(unhealthy\)/,
    ],
    needs: ['mysql', 'redis', 'mixpost'],
  },
  {
    title: 'Rules of a MySQL server that refuse Mixpost',
    at: ['/troubleshooting/database'],
    texts: [
      'sql_require_primary_key',
      'require_secure_transport',
      'authentication requires secure connection',
      /\bcommand denied to user '/,
      /running with the --(?:super-)?read-only option/,
      'running in read-only mode',
      'your password has expired',
      'you must reset your password using alter user',
      /access denied for user .{1,80}account is locked/,
      'is blocked because of many connection errors',
      'specified key was too long',
      'row size too large',
      'unknown character set',
      'lock wait timeout exceeded',
      'deadlock found when trying to get lock',
      "plugin 'mysql_native_password' is not loaded",
      /sqlstate\[\w+\](?:: general error:|: syntax error or access violation:)? \[?(?:1071|1115|1118|1129|1142|1143|1205|1213|1290|1524|1820|1836|1862|2061|3118|3159|3750)\b/,
    ],
    isGeneral: true,
  },
  {
    title: "`Access denied for user 'root'@'localhost'` in the MySQL log",
    at: ['/troubleshooting/database'],
    needs: ['mysql-1', 'mysql_1', 'mysqladmin', 'mixpost'],
  },
  {
    title: "`Unknown collation: 'utf8mb4_0900_ai_ci'`",
    at: ['/troubleshooting/database'],
    texts: ["unknown collation: '"],
  },
  {
    title: '`MySQL server has gone away`',
    at: ['/troubleshooting/database'],
    texts: [
      'mysql server has gone away',
      'error while sending query packet',
      'lost connection to mysql server during query',
      "got a packet bigger than 'max_allowed_packet' bytes",
    ],
  },
  {
    title: '`SQLSTATE[HY000] [1040] Too many connections`',
    at: ['/troubleshooting/database'],
    texts: [
      'too many connections',
      "more than 'max_user_connections' active connections",
      "has exceeded the 'max_user_connections' resource",
    ],
    isGeneral: true,
  },
  {
    title: '`Creating migration table … FAIL`',
    at: ['/troubleshooting/database'],
  },
  {
    title: '`Base table or view not found`',
    at: ['/troubleshooting/database', '/enterprise/upgrading/upgrading-v2#unknown-column-or-table--doesnt-exist'],
    texts: ['base table or view not found', 'sqlstate[42s02]'],
  },
  {
    title: 'Posts, accounts, and users are gone after a redeploy',
    at: ['/troubleshooting/database'],
    texts: [
      /these credentials do not match.{0,2000}(?:initializing database files|create_mixpost_tables|docker volume ls)/,
      /(?:initializing database files|create_mixpost_tables).{0,2000}(?:these credentials do not match|\b(?:data|posts|accounts|users) .{0,30}\b(?:gone|lost)\b)/,
    ],
    symptoms: [/\b(?:data|posts|accounts|users) (?:\w+ ){0,4}(?:gone|lost|disappeared)\b/],
    needs: ['mixpost', 'coolify', 'dokploy', 'docker'],
  },
  {
    title: 'An empty database in Docker, without an error',
    at: ['/troubleshooting/database'],
    texts: ['installed-do-not-delete'],
  },
];
