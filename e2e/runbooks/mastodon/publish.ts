import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artisan, isUp } from '@/e2e/runbooks/docker/docker-runbook';
import { followPage } from '@/e2e/runbooks/follow';
import type { Machine } from '@/e2e/runbooks/machine';
import { manualLite } from '@/e2e/runbooks/manual';
import { stepsOfPage } from '@/e2e/runbooks/page-steps';
import { runAll } from '@/e2e/runbooks/run-commands';
import { type Decision, decide, type Place } from '@/e2e/runbooks/substitutions';
import type { ScreensRecord } from '@/lib/content/pages/run-record';
import { readSections } from '@/lib/content/pages/sections';

export const page = 'lite/first-post';
const server = 'mastodon.example';
const newPassword = 'another-password-of-the-run';
const site = `server {
    listen 443 ssl;
    server_name ${server};
    ssl_certificate /etc/ssl/mastodon/server.pem;
    ssl_certificate_key /etc/ssl/mastodon/server.key;
    location / {
        include fastcgi_params;
        fastcgi_param SCRIPT_FILENAME /var/lib/mastodon/index.php;
        fastcgi_pass unix:/var/run/php/php8.2-fpm.sock;
    }
}
`;

/** How the stand-in starts, and how a command for servers without Docker is run. */
type Setting = { readonly start: readonly string[]; readonly decide: (place: Place) => Decision };

export const onServer: Setting = {
  start: [
    'ln -s /etc/nginx/mastodon /etc/nginx/sites-enabled/ && service nginx reload',
    `echo '127.0.0.1 ${server}' >> /etc/hosts && export EMAIL=you@example.com PASSWORD=a-password-of-the-run`,
  ],
  decide,
};

/** The stand-in has a container of its own. Packages in the rebuilt image are newer than those of the official one. */
export const inContainers: Setting = {
  start: [
    `docker run -d --name mastodon --network mixpost_default --network-alias ${server} -v /var/lib/mastodon:/var/lib/mastodon -v /etc/ssl/mastodon:/etc/ssl/mastodon -v /etc/nginx/mastodon:/etc/nginx/sites-enabled/default --entrypoint sh inovector/mixpost:v2.6.0 -c 'php-fpm8.2 && exec nginx -g "daemon off;"'`,
    `echo "$(docker inspect -f '{{.NetworkSettings.Networks.mixpost_default.IPAddress}}' mastodon) ${server}" >> /etc/hosts`,
    `echo 'services: {mixpost: {volumes: ["/etc/ssl/certs/ca-certificates.crt:/etc/ssl/certs/ca-certificates.crt:ro"]}}' > docker-compose.override.yml`,
    `docker compose up -d && ${isUp} && export EMAIL=admin@example.com PASSWORD=changeme`,
  ],
  decide: ({ text }) => ({
    kind: 'substituted',
    runAs: text
      .replace(/^cd /, 'docker compose exec -T mixpost ls ')
      .replace(/^composer/, 'docker compose exec -T mixpost $&')
      .replace(/^sudo .* artisan/, artisan),
    reason: 'The commands are for an installation without Docker.',
  }),
};

/** Signs a certificate with a certificate authority of its own, which the machine trusts. */
const prepare = [
  [
    'mkdir -p /etc/ssl/mastodon && pushd /etc/ssl/mastodon',
    'openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=Run" -keyout ca.key -out ca.pem 2>/dev/null',
    `openssl req -x509 -CA ca.pem -CAkey ca.key -newkey rsa:2048 -nodes -days 2 -subj "/CN=${server}" -addext "subjectAltName=DNS:${server}" -addext basicConstraints=critical,CA:false -keyout server.key -out server.pem 2>/dev/null`,
    'cp ca.pem /usr/local/share/ca-certificates/mastodon.crt && update-ca-certificates >/dev/null && popd',
    'chown -R www-data: /var/lib/mastodon',
  ].join(' && '),
];

const signedIn = (path: string, options = '') => `PASSWORD=${newPassword} request mixpost/${path} ${options}`;
const json = (body: string) => `-H 'Accept: application/json' -H 'Content-Type: application/json' -d "${body}"`;
/** What the stand-in has received so far. */
const received = (expected: string) => `grep '${expected}' /var/lib/mastodon/state.json`;

/** From the sign-in to a published post with a picture, as on the page. */
const steps: Readonly<Record<string, readonly string[]>> = {
  'Sign in': ["request mixpost | grep '^HTTP 200'"],
  'Change the password': [
    `request mixpost/profile/password -X PUT -d current_password=$PASSWORD -d password=${newPassword} -d password_confirmation=${newPassword}`,
    `${signedIn('profile')} | grep '^HTTP 200'`,
  ],
  'Set your time zone': [
    signedIn(
      'settings',
      '-X PUT -d timezone=Asia/Tokyo -d time_format=24 -d week_starts_on=1 -d admin_email=you@example.com',
    ),
    `${signedIn('settings')} | grep '"timezone":"Asia.*Tokyo"'`,
  ],
  'Connect an account': [
    `${signedIn('services/create-mastodon-app', `-d server=${server}`)} | grep '^HTTP 204'`,
    `${signedIn('accounts/add/mastodon', `-L -d server=${server}`)} | grep '"username":"robin"'`,
  ],
  'Write a post': [
    `curl -sSf -o /tmp/picture.png https://${server}/avatar.png`,
    `${signedIn('media/upload', "-F file=@/tmp/picture.png -H 'Accept: application/json'")} | grep -oP '"id":"?\\K\\d+' | head -n 1 > /tmp/media && [ -s /tmp/media ]`,
    `day=$(TZ=JST-9 date -d '2 minutes' +%F) time=$(TZ=JST-9 date -d '2 minutes' +%R); ${signedIn(
      'posts/store -L',
      json(
        '{\\"accounts\\": [1], \\"date\\": \\"$day\\", \\"time\\": \\"$time\\", \\"versions\\": [{\\"account_id\\": 0, \\"is_original\\": true, \\"content\\": [{\\"body\\": \\"<div>The first post of the run</div>\\", \\"media\\": [$(cat /tmp/media)]}]}]}',
      ),
    )} | grep -oP '^HTTP 200 .*/posts/\\K[0-9a-f-]{36}' > /tmp/post`,
  ],
  'Schedule it': [
    `${signedIn('posts/schedule/$(cat /tmp/post)', '-d postNow=0')} | grep 'The post has been scheduled.'`,
    `! ${received('"text"')}`,
  ],
  'Check that it was published': [
    'sleep 60',
    'for i in $(seq 20); do grep -q \'"text"\' /var/lib/mastodon/state.json && break; sleep 5; done',
    received('"text":"The first post of the run","media":\\["1"\\]'),
    `sleep 3; ${signedIn('posts')} | grep '"status":"PUBLISHED"'`,
  ],
};

/** The error of Mixpost's registration with Guzzle 7.13 or later, whose commands register the app. */
const error = 'This Mastodon server is not responding or does not exist.';

const notes = [
  'A PHP script stood in for the Mastodon server. It refuses what a real server refuses.',
  `Mixpost couldn’t register its app there (“${error}”). The commands on the page about Mastodon fixed that.`,
  'No browser showed the screens, and nobody pressed their buttons.',
];

/** Returns a digest of what the steps tell the reader to click and to type, which is in bold or code. */
export function hashScreens(): string {
  const sections = readSections().filter(({ address }) => address.startsWith(`/${page}#`));
  const words = Object.keys(steps).map((heading) => [
    heading,
    sections.find(({ title }) => title === heading)?.text.match(/\*\*[^*]+\*\*|`[^`]+`/g) ?? [],
  ]);
  return createHash('sha256').update(JSON.stringify(words)).digest('hex');
}

/**
 * Publishes a post from Mixpost on a stand-in for a Mastodon server.
 *
 * @returns what the record of the page says
 * @throws a sentence with the page and the heading at the first step that fails
 */
export async function publishOnMastodon(
  machine: Machine,
  log: (line: string) => void,
  setting: Setting,
): Promise<Pick<ScreensRecord, 'screens' | 'hash' | 'notes'>> {
  machine.write('/var/lib/mastodon/index.php', readFileSync(join(import.meta.dirname, 'stand-in.php'), 'utf8'));
  machine.write('/etc/nginx/mastodon', site);
  await runAll(machine, [...prepare, ...setting.start], { page, heading: 'Preparation' });
  for (const [heading, commands] of Object.entries(steps)) {
    log(heading);
    if (heading === 'Connect an account') {
      await registerApp(machine, log, setting);
    }
    await runAll(machine, commands, { page, heading });
  }
  return { screens: Object.keys(steps), hash: hashScreens(), notes };
}

/** Causes the error, and does what its entry says. */
async function registerApp(machine: Machine, log: (line: string) => void, setting: Setting): Promise<void> {
  const register = signedIn('services/create-mastodon-app', `-d server=${server} -H 'Accept: application/json'`);
  const entry = { page: 'services/social/mastodon', heading: error };
  await runAll(machine, [`${register} | grep '${error}'`], entry);
  const commands = (await stepsOfPage(entry.page)).filter(({ heading }) => heading === error);
  const values = { ...manualLite.values, 'mastodon-server': server };
  const runbook = { ...manualLite, page: entry.page, values, expectations: [] };
  await followPage(runbook, commands, machine, log, setting.decide);
}
