import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { followPage } from '@/e2e/runbooks/follow';
import type { Machine } from '@/e2e/runbooks/machine';
import { manualLite } from '@/e2e/runbooks/manual';
import { stepsOfPage } from '@/e2e/runbooks/page-steps';
import { runAll } from '@/e2e/runbooks/run-commands';

const page = 'lite/first-post';
const server = 'mastodon.example';
const password = 'another-password-of-the-run';
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

/** Starts the server, with a certificate from a certificate authority of its own, which the machine trusts. */
const prepare = [
  'mkdir -p /etc/ssl/mastodon && cd /etc/ssl/mastodon',
  'openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=Run" -keyout ca.key -out ca.pem 2>/dev/null',
  `openssl req -x509 -CA ca.pem -CAkey ca.key -newkey rsa:2048 -nodes -days 2 -subj "/CN=${server}" -addext "subjectAltName=DNS:${server}" -addext basicConstraints=critical,CA:false -keyout server.key -out server.pem 2>/dev/null`,
  'cp ca.pem /usr/local/share/ca-certificates/mastodon.crt && update-ca-certificates >/dev/null',
  'chown -R www-data: /var/lib/mastodon && nginx -t && service nginx reload',
];

const signedIn = (path: string, options = '') => `PASSWORD=${password} request mixpost/${path} ${options}`;
const json = (body: string) => `-H 'Accept: application/json' -H 'Content-Type: application/json' -d "${body}"`;
/** What the stand-in has received so far, under a key. */
const received = (key: string, expected: string) =>
  `php -r 'echo json_encode(json_decode(file_get_contents("/var/lib/mastodon/state.json"), true)["${key}"] ?? []);' | grep '${expected}'`;

/** From the sign-in to a published post with a picture, as on the page. */
const steps: Readonly<Record<string, readonly string[]>> = {
  'Change the password': [
    `request mixpost/profile/password -X PUT -d current_password=a-password-of-the-run -d password=${password} -d password_confirmation=${password}`,
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
    'cd && ffmpeg -y -v error -f lavfi -i testsrc=s=640x480 -frames:v 1 picture.jpg',
    `${signedIn('media/upload', "-F file=@picture.jpg -H 'Accept: application/json'")} | grep -oP '"id":"?\\K\\d+' | head -n 1 > media && [ -s media ]`,
    `day=$(TZ=Asia/Tokyo date -d '2 minutes' +%F) time=$(TZ=Asia/Tokyo date -d '2 minutes' +%R); ${signedIn(
      'posts/store',
      json(
        '{\\"accounts\\": [1], \\"date\\": \\"$day\\", \\"time\\": \\"$time\\", \\"versions\\": [{\\"account_id\\": 0, \\"is_original\\": true, \\"content\\": [{\\"body\\": \\"<div>The first post of the run</div>\\", \\"media\\": [$(cat media)]}]}]}',
      ),
    )} | grep '^HTTP 302'`,
  ],
  'Schedule it': [
    `${signedIn('posts/schedule/$(mysql -N mixpost_db -e "SELECT uuid FROM mixpost_posts")', '-d postNow=0')} | grep 'The post has been scheduled.'`,
    `! ${received('statuses', '.text')}`,
  ],
  'Check that it was published': [
    'sleep 60',
    'for i in $(seq 20); do grep -q \'"text"\' /var/lib/mastodon/state.json && break; sleep 5; done',
    received('media', '"id":"1"'),
    received('statuses', '"text":"The first post of the run","media":\\["1"\\]'),
    `sleep 3; ${signedIn('posts')} | grep '"status":"PUBLISHED"'`,
  ],
};

/** The error of Mixpost's registration with Guzzle 7.13 or later, whose commands register the app. */
const error = 'This Mastodon server is not responding or does not exist.';

/**
 * Publishes a post from Mixpost on a stand-in for a Mastodon server.
 *
 * @throws a sentence with the page and the heading at the first step that fails
 */
export async function publishOnMastodon(machine: Machine, log: (line: string) => void): Promise<void> {
  machine.write('/var/lib/mastodon/index.php', readFileSync(join(import.meta.dirname, 'stand-in.php'), 'utf8'));
  machine.write('/etc/nginx/sites-enabled/mastodon', site);
  machine.write('/etc/hosts', `${machine.read('/etc/hosts')}127.0.0.1 ${server}\n`);
  await runAll(machine, prepare, { page, heading: 'Preparation' });
  for (const [heading, commands] of Object.entries(steps)) {
    log(heading);
    if (heading === 'Connect an account') {
      await registerApp(machine, log);
    }
    await runAll(machine, commands, { page, heading });
  }
}

/** Causes the error, and does what its entry says. */
async function registerApp(machine: Machine, log: (line: string) => void): Promise<void> {
  const register = signedIn('services/create-mastodon-app', `-d server=${server} -H 'Accept: application/json'`);
  const entry = { page: 'services/social/mastodon', heading: error };
  await runAll(machine, [`${register} | grep '${error}'`], entry);
  const commands = (await stepsOfPage(entry.page)).filter(({ heading }) => heading === error);
  const values = { ...manualLite.values, 'mastodon-server': server };
  await followPage({ ...manualLite, page: entry.page, values, expectations: [] }, commands, machine, log);
}
