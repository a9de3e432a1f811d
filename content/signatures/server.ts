import type { SignatureSource } from './types';

/** Errors of files, memory, Redis, and PHP. */
export const server: readonly SignatureSource[] = [
  {
    title: 'Turn off debug mode',
    at: ['/guides/security#turn-debug-mode-off'],
    texts: ['debug mode: enabled', 'debug mode enabled'],
    needs: ['mixpost', 'horizon', 'laravel version'],
  },
  {
    title: 'MySQL or Redis stops at its start',
    at: ['/troubleshooting/database'],
    texts: [
      'cpu does not support x86-64-v',
      /\[error\].{0,40}unknown (?:variable|option) '/,
      /on data directory built by version|invalid mysql server downgrade|downgrade after a crash is not supported/,
      "can't handle rdb format version",
      'bad file format reading the append only file',
      'database is uninitialized and password option is not specified',
      'are for configuring a regular user and cannot be used for the root user',
      'upgrade is not supported after a crash or shutdown',
      'unable to lock ./ibdata1',
      /table 'mysql\.\w+' doesn't exist/,
      '--initialize specified but the data directory has files in it',
      /(?:mysql|mariadb|\bdb|redis|valkey)\S* (?:exited with code |(?:(?!\bup ).){0,150}(?:exited|restarting) \()(?!0\b|137)\d/,
    ],
    isFatal: true,
  },
  {
    title: '`upstream sent too big header`',
    at: ['/troubleshooting/sign-in-and-https'],
  },
  {
    title: '`ext-pcntl … is missing from your system`, or another PHP version',
    at: ['/troubleshooting/installation'],
    texts: [
      /requires? ext-(?:pcntl|posix) .{0,70}(?:missing from your system|not present)/,
      'composer dependencies require a php version',
      /your php version \([\w.+~-]+(?:; overridden [^)]+)?\) does not satisfy that requirement/,
    ],
  },
  {
    title: '`502 Bad Gateway`',
    at: ['/troubleshooting/sign-in-and-https'],
    symptoms: [/http 502.{0,200}\bnginx/],
    texts: [
      /connect\(\) to unix:\S+ failed \((?:2|11|111):/,
      'fastcgi … connection refused',
      'server reached pm.max_children setting',
    ],
  },
  {
    title: 'Create the Nginx site',
    at: ['/server'],
    texts: ['fastcgi sent in stderr: "primary script unknown', /directory index of "[^"]+" is forbidden/],
    isGeneral: true,
  },
  {
    title: '`Class "Redis" not found`',
    at: ['/troubleshooting/queues'],
    texts: [
      'class "redis" not found',
      "class 'redis' not found",
      'please make sure the php redis extension is installed',
    ],
  },
  {
    title: '`Connection refused` with Redis in the text',
    at: ['/troubleshooting/queues', '/pro/upgrading/upgrading-v2#connection-refused-from-redis-on-every-page'],
    texts: [
      'connection refused … redisexception',
      'redisexception … connection refused',
      'connection refused [tcp://',
      /getaddrinfo for [\w-]*redis[\w-]* failed/,
      'redisexception … getaddrinfo for',
      'could not connect to redis',
      'connection timed out [tcp://',
      'redis server … went away',
      'redisexception … connection timed out',
    ],
  },
  {
    title: '`…/storage/logs/laravel.log" could not be opened in append mode: … Permission denied`',
    at: [
      '/troubleshooting/media#could-not-be-opened-in-append-mode-permission-denied',
      '/lite/installation/manual#permission-denied-for-a-file-in-storagelogs',
    ],
    texts: [
      'could not be opened in append mode',
      'failed to open stream: permission denied',
      'storage … permission denied',
      'bootstrap/cache directory must be present and writable',
    ],
    needs: ['storage', 'laravel', 'bootstrap', 'mixpost'],
  },
  {
    title: '`open_basedir restriction in effect`',
    at: ['/troubleshooting/media'],
  },
  {
    title: '`Killed`, `exit code 137`, or a container that restarts',
    at: [
      '/troubleshooting/database',
      '/guides/horizon#killed-or-exit-code-137',
      '/pro/upgrading/upgrading-v5#killed-or-the-memory-runs-out',
    ],
    texts: [
      /(?:exited|restarting) \(137\)|mixpost\S* (?:(?!\bup ).){0,150}restarting \(/,
      'exit code 137',
      'exited with code 137',
      'out of memory: killed process',

      'terminated by sigkill',
      'oom-kill',
      'oomkilled',
    ],
    isGeneral: true,
    isFatal: true,
  },
  {
    title: '`Killed`, `exit code 137`, or a container that restarts',
    at: ['/troubleshooting/database'],
    texts: ['cannot allocate memory for the buffer pool'],
    isFatal: true,
  },
  {
    title: '`Allowed memory size of … bytes exhausted`',
    at: ['/troubleshooting/database'],
    isGeneral: true,
  },
  {
    title: '`No space left on device`',
    at: ['/troubleshooting/database'],
    texts: ['no space left on device', 'errno=28', 'error: 1114 the table'],
    isGeneral: true,
  },
  {
    title: "`OOM command not allowed when used memory > 'maxmemory'`",
    at: ['/troubleshooting/queues'],
    isGeneral: true,
  },
  {
    title: "`READONLY You can't write against a read only replica.`",
    at: ['/troubleshooting/queues'],
    texts: ["readonly you can't write against a read only"],
    isGeneral: true,
  },
  {
    title: '`CROSSSLOT`, `MOVED`, or `CLUSTERDOWN`',
    at: ['/troubleshooting/queues'],
    texts: [
      'crossslot keys in request',
      /\bmoved \d{1,5} [\w.:-]+:\d+/,
      'clusterdown the cluster is down',
      'clusterdown hash slot not served',
    ],
    isGeneral: true,
  },
  {
    title: 'Other Redis errors',
    at: ['/troubleshooting/queues'],
    texts: [
      /\bnoperm .{0,60}no permissions/,
      'max number of clients reached',
      /max (?:daily )?requests? limit exceeded/,
      'db index is out of range',
      'select is not allowed in cluster mode',
      /\berr unknown command\b/,
      'masterdown link with master is down',
      'noreplicas not enough good replicas to write',
      'redis is loading the dataset in memory',
      'busy redis is busy running a script',
      'wrongtype operation against a key',
      'execabort transaction discarded',
    ],
    isGeneral: true,
  },
  {
    title: '`MISCONF … unable to persist to disk`',
    at: ['/troubleshooting/database'],
    texts: [
      'misconf errors writing to the aof file',
      'is configured to save rdb snapshots',
      'unable to persist to disk',
      'unable to persist on disk',
    ],
  },
];
