import { expect, test } from 'vitest';
import { environment, ineffective } from '@/content/environment/table.mjs';
import { diagnose } from './diagnose';
import { knownKeysOf } from './known-keys';

const keys = knownKeysOf(environment, ineffective);
const log = '[2026-11-20 10:00:00] production.ERROR: ';

/** Filled-in format strings, each in the form that its source has, with values that differ from those on the pages. */
const formats: Readonly<Record<string, readonly (readonly [text: string, section: string])[]>> = {
  'phpredis, Predis, Laravel, Composer, and Vite': [
    ['RedisException: Redis server went away', '#connection-refused-with-redis-in-the-text'],
    ['RedisException: Redis server /run/redis.sock went away', '#connection-refused-with-redis-in-the-text'],
    ['RedisException: read error on connection to 10.0.0.4:6379', '#horizon-looks-active'],
    ['RedisException: socket error on read socket', '#horizon-looks-active'],
    ['RedisException: Connection closed', '#horizon-looks-active'],
    ['Error while reading line from the server. [tcp://cache:6379]', '#horizon-looks-active'],
    ['Error while reading bytes from the server. [tcp://10.0.0.4:6380]', '#horizon-looks-active'],
    ['Error while writing bytes to the server. [tls://cache:6379]', '#horizon-looks-active'],
    ['Inovector\\Mixpost\\Jobs\\AccountPublishPostJob has timed out.', '#maxattemptsexceededexception'],
    ['inovector/mixpost[2.6.0] require ext-pcntl * -> it is missing from your system.', '#ext-pcntl'],
    ["Invalid credentials for 'https://packages.inovector.com/p2/a.json', aborting.", '#http-401-from-packages'],
    ['mixpost: failed to bind host port for 0.0.0.0:80:172.18.0.4:80/tcp: address already in use', '#bind-for'],
    ['mixpost: failed to bind host port 127.0.0.1:9000/tcp: address already in use', '#bind-for'],
    ['Unable to locate file in Vite manifest: resources/js/app.js.', '#the-manifestjson-file'],
  ],
  "MySQL's and MariaDB's messages": [
    [`SQLSTATE[HY000] [1698] Access denied for user 'admin'@'localhost'`, '#sqlstatehy000-1045-access-denied'],
    [`SQLSTATE[HY000] [1044] Access denied for user 'social'@'%' to database 'social'`, '#unknown-database'],
    [`ERROR 1130 (HY000): Host 'app.internal' is not allowed to connect to this MariaDB server`, '#sqlstatehy000-1130'],
    [`SQLSTATE[HY000] [1130] Host '10.0.3.7' is not allowed to connect to this MariaDB server`, '#sqlstatehy000-1130'],
    [
      '[2054] The server requested authentication method unknown to the client [auth_gssapi_client]',
      '#2054-the-server',
    ],
    [`SQLSTATE[HY000]: General error: 1273 Unknown collation: 'utf8mb4_uca1400_ai_ci'`, '#unknown-collation'],
    [`[1203] User social already has more than 'max_user_connections' active connections`, '#sqlstatehy000-1040'],
    [`[1226] User 'a' has exceeded the 'max_user_connections' resource (current value: 30)`, '#sqlstatehy000-1040'],
    ['General error: 2013 Lost connection to MySQL server during query', '#mysql-server-has-gone-away'],
    [`failure: 1153 Got a packet bigger than 'max_allowed_packet' bytes`, '#mysql-server-has-gone-away'],
  ],
  'the start of the official MySQL, MariaDB, and Redis images': [
    [
      'mysql-1 | [ERROR] [Entrypoint]: Database is uninitialized and password option is not specified',
      '#mysql-or-redis',
    ],
    [
      'mysql-1 | [ERROR] [Entrypoint]: MYSQL_USER="root", MYSQL_USER and MYSQL_PASSWORD are for configuring a regular user and cannot be used for the root user',
      '#mysql-or-redis',
    ],
    [
      'mysql-1 | Cannot boot server version 80036 on data directory built by version 80403. Downgrade is not supported.',
      '#mysql-or-redis',
    ],
    [`mysql-1 | [ERROR] [MY-000067] [Server] unknown variable 'query_cache_size=0'.`, '#mysql-or-redis'],
    ['redis-1 | Bad file format reading the append only file: make a backup of your AOF file', '#mysql-or-redis'],
  ],
  "Redis' error replies": [
    [`READONLY You can't write against a read only replica.`, '#readonly-you-cant-write-against-a-read-only-replica'],
    [`READONLY You can't write against a read only slave.`, '#readonly-you-cant-write-against-a-read-only-replica'],
    ['MISCONF Errors writing to the AOF file: Input/output error', '#misconf--unable-to-persist-to-disk'],
    ['DENIED Redis is running in protected mode because protected mode is enabled and no password is set', '#noauth'],
    ['WRONGPASS invalid username-password pair or user is disabled.', '#noauth'],
    ['LOADING Redis is loading the dataset in memory', '#horizon-looks-active'],
  ],
  "nginx's and PHP-FPM's logs": [
    ['client intended to send too large body: 52428811 bytes', '#413-payload-too-large-on-mediaupload'],
    ['client intended to send too large chunked body: 1048576+8192 bytes', '#413-payload-too-large-on-mediaupload'],
    ['connect() to unix:/run/php/www.sock failed (11: Resource temporarily unavailable)', '#502-bad-gateway'],
    ['WARNING: [pool mixpost] server reached pm.max_children setting (5), consider raising it', '#502-bad-gateway'],
    ['upstream sent too big header while reading response header from upstream', '#upstream-sent-too-big-header'],
    ['FastCGI sent in stderr: "Primary script unknown" while reading response header', '#create-the-nginx-site'],
    ['directory index of "/var/www/html/" is forbidden, server: mixpost', '#create-the-nginx-site'],
  ],
  "Certbot's, lego's, and Traefik's logs": [
    ['Could not bind TCP port 443 because it is already in use by another process', '#certbot-failed'],
    ['Problem binding to port 80: Could not bind to IPv4 or IPv6.', '#certbot-failed'],
    ['Some challenges have failed.', '#certbot-failed'],
    [
      '{"level":"error","error":"unable to generate a certificate for the domains [a.example]: error: one or more domains had a problem:\\n[a.example] acme: error: 400 :: urn:ietf:params:acme:error:dns :: DNS problem: NXDOMAIN looking up A for a.example","message":"Unable to obtain ACME certificate for domains"}',
      '#certbot-failed',
    ],
    ['too many certificates (5) already issued for this exact set of domains in the last 168h0m0s', '#too-many-failed'],
    ['There were too many requests of a given type :: Error creating new order', '#too-many-failed'],
    ['ERR Router uses a nonexistent certificate resolver certificateResolver=le', '/guides/proxies#find-three-names'],
    [`the router social@docker uses a non-existent resolver: le`, '/guides/proxies#find-three-names'],
    [`ERR EntryPoint doesn't exist entryPointName=https routerName=social@docker`, '/guides/proxies#find-three-names'],
  ],
  "Docker's and Compose's messages": [
    [
      'failed to resolve reference "docker.io/inovector/mixpost:v9": docker.io/inovector/mixpost:v9: not found',
      '#manifest-unknown',
    ],
    ['mixpost Error pull access denied, repository does not exist or may require authorization', '#manifest-unknown'],
    [
      'Cannot connect to the Docker daemon at unix:///run/docker.sock. Is the docker daemon running?',
      '#cannot-connect-to-the-docker-daemon',
    ],
    [
      'permission denied while trying to connect to the docker API at unix:///run/docker.sock',
      '#cannot-connect-to-the-docker-daemon',
    ],
    ['permission denied while trying to connect to the Docker daemon socket', '#cannot-connect-to-the-docker-daemon'],
    ['dependency failed to start: container social-db-1 exited (1)', '#mysql-or-redis'],
    ['The "DB_PASSWORD" variable is not set. Defaulting to a blank string.', '#http-500-in-docker'],
  ],
  "Symfony's processes": [
    [
      `The process "'/usr/bin/ffmpeg' '-y' '-ss' '00:00:05' '-i' '/tmp/a.mp4'" exceeded the timeout of 300 seconds.`,
      '#very-large-video',
    ],
  ],
};

const samples = Object.entries(formats).flatMap(([source, rows]) =>
  rows.map(([text, section]) => ({ source, text, section })),
);

test.each(samples)('knows what $source print: $text', ({ text, section }) => {
  expect(diagnose(log + text, keys).causes[0]?.signature.at[0]).toContain(section);
});
