import type { GoldenQuery } from './golden-set';

const frames = `[stacktrace]
#0 /var/www/html/vendor/laravel/framework/src/Illuminate/Database/Connectors/Connector.php(67): Illuminate\\Database\\Connectors\\Connector->createPdoConnection()
#1 /var/www/html/vendor/laravel/framework/src/Illuminate/Database/Connectors/MySqlConnector.php(24): Illuminate\\Database\\Connectors\\Connector->createConnection()
#2 /var/www/html/vendor/laravel/framework/src/Illuminate/Foundation/Http/Kernel.php(200): Illuminate\\Routing\\Pipeline->Illuminate\\Routing\\{closure}(Object(Illuminate\\Http\\Request))
#3 /var/www/html/vendor/laravel/framework/src/Illuminate/Queue/Worker.php(423): Illuminate\\Queue\\Worker->process('redis', Object(Illuminate\\Queue\\Jobs\\RedisJob))
#4 /var/www/html/public/index.php(51): Illuminate\\Foundation\\Http\\Kernel->handle()
#5 {main}`;

/** Logs as readers paste them, with timestamps and stack traces, each with the section that solves the error. */
export const pastedLogs: readonly GoldenQuery[] = [
  [
    `[2026-05-20 08:12:03] production.ERROR: The "stop-when-empty-for" option does not exist. {"exception":"[object] (Symfony\\\\Component\\\\Console\\\\Exception\\\\InvalidArgumentException(code: 0): The \\"stop-when-empty-for\\" option does not exist. at /var/www/html/vendor/symfony/console/Input/Input.php:127)
${frames}`,
    '/guides/advisories#horizon-stop-when-empty-for',
  ],
  [
    '[critical] 203.0.113.7:443 PHP 8.2.30 CVE-2026-109618 unauthenticated remote code execution (php2shell)',
    '/guides/advisories#php2shell',
  ],
  [
    `[2026-11-18 09:14:02] production.ERROR: SQLSTATE[HY000] [1130] Host '172.18.0.4' is not allowed to connect to this MySQL server (Connection: mysql, SQL: select * from \`sessions\` where \`id\` = 8f2kQ limit 1) {"exception":"[object] (Illuminate\\\\Database\\\\QueryException(code: 1130): SQLSTATE[HY000] [1130] Host '172.18.0.4' is not allowed to connect to this MySQL server at /var/www/html/vendor/laravel/framework/src/Illuminate/Database/Connection.php:829)
${frames}`,
    '/*#sqlstatehy000-1130-*',
    '/lite/installation/docker#*1130*',
  ],
  [
    `[2026-11-20 21:40:55] production.ERROR: SQLSTATE[HY000] [1045] Access denied for user 'mixpost'@'172.20.0.5' (using password: YES) {"exception":"[object] (PDOException(code: 1045): SQLSTATE[HY000] [1045] Access denied for user 'mixpost'@'172.20.0.5' (using password: YES) at /var/www/html/vendor/laravel/framework/src/Illuminate/Database/Connectors/Connector.php:67)
${frames}`,
    '/troubleshooting/database#sqlstatehy000-1045-*',
    '/*#*1045*',
  ],
  [
    `mixpost  | [2026-11-21T07:02:11.512883+00:00] production.ERROR: No application encryption key has been specified. {"exception":"[object] (Illuminate\\\\Encryption\\\\MissingAppKeyException(code: 0): No application encryption key has been specified. at /var/www/html/vendor/laravel/framework/src/Illuminate/Encryption/EncryptionServiceProvider.php:83)
mixpost  | [stacktrace]
mixpost  | #0 /var/www/html/vendor/laravel/framework/src/Illuminate/Support/helpers.php(399): Illuminate\\Encryption\\EncryptionServiceProvider->Illuminate\\Encryption\\{closure}(NULL)
mixpost  | #1 /var/www/html/vendor/laravel/framework/src/Illuminate/Container/Container.php(970): Illuminate\\Container\\Container->build()`,
    '/*#no-application-encryption-key-*',
  ],
  [
    `PHP Warning:  require(/var/www/html/public/../vendor/autoload.php): Failed to open stream: No such file or directory in /var/www/html/public/index.php on line 34
PHP Fatal error:  Uncaught Error: Failed opening required '/var/www/html/public/../vendor/autoload.php' (include_path='.:/usr/share/php') in /var/www/html/public/index.php:34
Stack trace:
#0 {main}
  thrown in /var/www/html/public/index.php on line 34`,
    '/*#failed-opening-required-*',
  ],
  [
    `mixpost-1  | wait-for-it.sh: waiting 60 seconds for mysql:3306
mixpost-1  | wait-for-it.sh: timeout occurred after waiting 60 seconds for mysql:3306
mixpost-1 exited with code 1`,
    '/*#wait-for-itsh-timeout-*',
  ],
  [
    `Nov 19 06:25:01 vps-4411 supervisord[812]: 2026-11-19 06:25:01,127 INFO spawned: 'mixpost_horizon' with pid 90121
Nov 19 06:25:02 vps-4411 supervisord[812]: 2026-11-19 06:25:02,530 INFO exited: mixpost_horizon (exit status 255; not expected)
Nov 19 06:25:03 vps-4411 supervisord[812]: 2026-11-19 06:25:03,531 INFO gave up: mixpost_horizon entered FATAL state, too many start retries too quickly
mixpost_horizon: ERROR (spawn error)`,
    '/*#mixpost_horizon-error-spawn-error*',
    '/*#*exit-status-255*',
  ],
  [
    `2026/11/19 11:42:10 [error] 31#31: *1042 client intended to send too large body: 134217812 bytes, client: 203.0.113.7, server: social.example.com, request: "POST /mixpost/a3c7/media/upload HTTP/1.1", host: "social.example.com", referrer: "https://social.example.com/mixpost/a3c7/media"
203.0.113.7 - - [19/Nov/2026:11:42:10 +0000] "POST /mixpost/a3c7/media/upload HTTP/1.1" 413 585 "https://social.example.com/" "Mozilla/5.0 (X11; Linux x86_64)"
media/upload 413 (Payload Too Large)`,
    '/*#413-*',
    '/server#*nginx*',
  ],
  [
    `[2026-11-17 16:01:44] production.ERROR: cURL error 60: SSL certificate problem: unable to get local issuer certificate (see https://curl.haxx.se/libcurl/c/libcurl-errors.html) for https://graph.facebook.com/v23.0/oauth/access_token {"userId":1,"exception":"[object] (Illuminate\\\\Http\\\\Client\\\\ConnectionException(code: 0): cURL error 60: SSL certificate problem: unable to get local issuer certificate at /var/www/html/vendor/laravel/framework/src/Illuminate/Http/Client/PendingRequest.php:1688)
${frames}`,
    '/*#curl-error-60-*',
  ],
  [
    `In Connection.php line 829:

  SQLSTATE[42S02]: Base table or view not found: 1146 Table 'mixpost_db.mixpost_services' doesn't exist (Connection: mysql, SQL: select * from \`mixpost_services\`)

In Connection.php line 423:

  SQLSTATE[42S02]: Base table or view not found: 1146 Table 'mixpost_db.mixpost_services' doesn't exist`,
    '/*#base-table-or-view-not-found*',
  ],
  [
    `[2026-11-16 08:00:03] production.ERROR: The stream or file "/var/www/html/storage/logs/laravel.log" could not be opened in append mode: Failed to open stream: Permission denied
The exception occurred while attempting to log: The /var/www/html/bootstrap/cache directory must be present and writable.
Context: {"exception":{}} {"exception":"[object] (UnexpectedValueException(code: 0): The stream or file \\"/var/www/html/storage/logs/laravel.log\\" could not be opened in append mode at /var/www/html/vendor/monolog/monolog/src/Monolog/Handler/StreamHandler.php:164)
${frames}`,
    '/*#*append-mode*',
    '/*#*could-not-be-opened*',
    '/*#*permission-denied*',
  ],
];
