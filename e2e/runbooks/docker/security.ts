import { type DockerRunbook, folder, healthy, isUp, values } from './docker-runbook';

/** Follows what a server with Docker needs, and checks each step. */
export const security: DockerRunbook = {
  page: 'guides/security',
  after: '2.6.0',
  prepare: [
    `cd ${folder}`,
    'echo \'Acquire::Check-Valid-Until "false";\' > /etc/apt/apt.conf.d/10run',
    'apt-get update -q',
    'apt-get install -qy --no-install-recommends openssh-server ufw',
    'install -d /run/sshd && systemctl start ssh && chmod 644 .env',
    "sed -i 's/^APP_DEBUG=.*/APP_DEBUG=true/' .env && docker compose up -d",
    isUp,
  ],
  passes: [
    {
      tabs: ['Docker'],
      only: [
        'Allow only SSH, HTTP, and HTTPS',
        'Keep MySQL and Redis private',
        'Protect .env and the license key',
        'Turn off debug mode',
        'Use HTTPS only',
        'Protect the Docker socket',
        'Allow SSH keys only',
        'Turn on unattended upgrades',
        'Check the configuration',
        'Update the containers',
        'Update PHP',
      ],
    },
  ],
  values,
  answers: {
    'ufw enable': [{ prompt: /\(y\|n\)/, type: 'y' }],
    'ssh -o': [{ prompt: /\(yes\/no/, type: 'yes' }],
  },
  diagnostics: /reboot-required|^ss -ltnp \| grep dockerd|^ssh -o/,
  afterCommand: {
    'docker compose exec -u www-data mixpost php artisan about': [
      'echo SESSION_SECURE_COOKIE=true >> .env && docker compose up -d',
      isUp,
    ],
    "docker compose exec mixpost sh -c 'for": [
      'docker compose exec -T mixpost php-fpm8.2 -i | grep "session.upload_progress.enabled => Off"',
    ],
  },
  expectations: [
    {
      command: 'ss -ltnp | grep -vE',
      // The last port is that of the site's own copy.
      output: /^(?:State.*\n)?(?:.*:(?:22|80|443|8443)\s.*\n)+$/,
      stated: 'The list must contain only the ports 22, 80, and 443.',
    },
    {
      command: 'for port in',
      output: /^22 is open\n80 is open\n443 is open\s*$/,
      stated: '22 is open 80 is open 443 is open',
    },
    {
      command: 'docker compose ps',
      output: /^(?=[\s\S]*mysql.* 3306\/tcp, 33060\/tcp)(?=[\s\S]*redis.* 6379\/tcp)/,
      stated: 'The ports of `mysql` and `redis` have no address in front of them',
    },
    healthy('shows both as `healthy`'),
    {
      command: "stat -c '%a %U %n' .env",
      output: /^600 root /,
      stated: 'The line starts with `600` and your user name.',
    },
    {
      command: "curl -sS -o /dev/null -w '%{http_code}\\n' https://[[domain]]/.env",
      output: /^40[34]$/m,
      stated: 'The request returns `403` or `404`, not `200`',
      withinSeconds: 60,
    },
    {
      command: 'docker compose exec -u www-data mixpost php artisan about',
      output: /Environment \.+ production[\s\S]*Debug Mode \.+ OFF/,
      stated: '`Environment` is `production`, and `Debug Mode` is `OFF`',
      withinSeconds: 60,
    },
    {
      command: "curl -sS -o /dev/null -w '%{http_code} %{redirect_url}\\n' http://[[domain]]",
      output: /^30\d https:\/\/social\.example\.com\//,
      stated: 'HTTP redirects to HTTPS',
    },
    {
      command: 'curl -sSL -D -',
      output: /^(?:set-cookie: .*; secure.*\n)+$/i,
      stated: 'each cookie has the attribute `secure`',
    },
    { command: 'getent group docker', output: /^docker:/, stated: 'The first command lists the members of the group' },
    {
      command: 'docker ps -q | xargs docker inspect',
      output: /^\/mixpost-traefik-1 [^\n]*\n$/,
      stated: 'the second the containers with the socket',
    },
    { command: 'ss -ltnp | grep dockerd', output: /^$/, stated: 'the third must print nothing' },
    {
      command: 'sshd -T',
      output:
        /^(?=[\s\S]*^permitrootlogin without-password$)(?=[\s\S]*^passwordauthentication no$)(?=[\s\S]*^kbdinteractiveauthentication no$)/m,
      stated: 'The values are `no`, `no`, and `without-password`',
    },
    {
      command: 'ssh -o',
      output: /Permission denied \(publickey\)/,
      stated: 'signing in without a key fails with `Permission denied (publickey)`',
    },
    { command: 'apt-config dump', output: /"1";\s*$/, stated: 'The first line ends with `"1";`.' },
    { command: 'unattended-upgrade', output: /allowed origins are:/i, stated: 'The second lists `o=Ubuntu`' },
  ],
};
