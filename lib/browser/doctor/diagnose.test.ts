import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { signatures } from '@/content/signatures/all';
import { diagnose, sectionFor } from './diagnose';

const healthy = {
  'a status page': `**Horizon**: Active
**Queue connection**: Queue connection settings for mixpost-redis exist.
**Schedule**: Ran 0 minute(s) ago
**Mixpost**: 2.6.0.0`,
  'the environment': `  Application Name ................ Mixpost
  Laravel Version ................. 12.1.0
  Debug Mode ...................... OFF
  Maintenance Mode ................ OFF
  Broadcasting .................... log
  Queue ........................... redis`,
  'container logs': `mixpost-1  | wait-for-it.sh: waiting 60 seconds for mysql:3306
mixpost-1  | wait-for-it.sh: mysql:3306 is available after 4 seconds
mixpost-1  | 2026-06-13 10:16:42,402 INFO supervisord started with pid 82
mixpost-1  | 2026-06-13 10:16:43,406 INFO spawned: 'horizon_00' with pid 84
mixpost-1  | 172.18.0.1 - - "GET /mixpost HTTP/1.1" 200 6584`,
  'a .env file': `APP_KEY=base64:${'A'.repeat(43)}=\nAPP_URL=https://a.example\nDB_PASSWORD=p`,
};

test.each(Object.entries(healthy))('names no cause for %s without errors', (_, text) => {
  expect(diagnose(text)).toMatchObject({ causes: [], findings: [], withheld: 0 });
});

test.each([
  [healthy['a status page'], { version: '2.6.0' }, 'Status page'],
  [healthy['container logs'], { method: 'docker' }, 'Container log'],
  ['- Locking inovector/mixpost-enterprise (v8.1.0)', { edition: 'enterprise', version: '8.1.0' }, null],
  ['In vendor/inovector/mixpost-pro-team/src/A.php', { edition: 'pro', version: null }, null],
  ['image: inovector/mixpost:v2.6.0', { edition: 'lite', version: '2.6.0', method: 'docker' }, null],
  ['www-data@vps:~$ systemctl status php8.3-fpm', { method: 'manual' }, null],
  ['Nothing known', { edition: null, version: null, method: null }, null],
])('recognizes what %j shows', (text, installation, format) => {
  expect(diagnose(text)).toMatchObject({ installation, format });
});

const curl = '(see https://curl.haxx.se/libcurl/c/libcurl-errors.html) for';
test.each([
  [
    'RedisException: Redis server cache.internal:6380 went away',
    '/troubleshooting/queues#connection-refused-with-redis-in-the-text',
  ],
  [
    'php_network_getaddresses: getaddrinfo for my-redis failed: mixpost',
    '/troubleshooting/queues#connection-refused-with-redis-in-the-text',
  ],
  [
    `mixpost: cURL error 6: Could not resolve host: images ${curl} images/a.png`,
    '#curl-error-6-could-not-resolve-host-templates',
  ],
  [
    `mixpost: cURL error 6: Could not resolve host: a.example ${curl} https://a.example/`,
    '#curl-error-6-curl-error-7-or-curl-error-28',
  ],
  ['connect() to unix:/run/php/www.sock failed (13: Permission denied) mixpost', '-failed-13-permission-denied'],
])('reads the parts of %j that differ between installations', (text, section) => {
  expect(diagnose(text).causes.map(({ signature }) => signature.at[0])).toEqual([expect.stringContaining(section)]);
});

test('names the container that stopped first, unless it stopped after the error', () => {
  const stopped = 'redis-1 exited with code 1';
  const timeout = 'mixpost-1  | wait-for-it.sh: timeout occurred after waiting 60 seconds for mysql:3306';
  const first = (text: string) => diagnose(text).causes[0];
  expect(first(`${stopped}\n${timeout}`)).toMatchObject({ line: 0, signature: { isFatal: true } });
  expect(first(`${timeout}\n${stopped}`)?.signature.isFatal).toBeUndefined();
  expect(first(`${stopped.replace('code 1', 'code 0')}\n${timeout}`)?.signature.isFatal).toBeUndefined();
});

test('withholds errors of other software until the reader says that they are from Mixpost', () => {
  const text = 'Bind for 0.0.0.0:3000 failed: port is already allocated';
  expect(diagnose(text)).toMatchObject({ causes: [], withheld: 1 });
  expect(diagnose(text, null, true).causes).toHaveLength(1);
});

test.each([
  ['**PHP**: 8.3.20\nMixpost Lite: 2.6.0.0', ['php-november-2026', 'php2shell']],
  ['PHP Version .... 8.3.36', ['php-november-2026']],
  ['PHP 8.3.37 (cli)\ninovector/mixpost:v2.1.1', ['lite-callback-script', 'lite-log-viewer', 'lite-prune-command']],
  ['PHP 8.3.6-0ubuntu0.24.04.5 (cli)', []],
  ['wp-content PHP 8.3.1', []],
])('lists the advisories for the versions in %j', (text, ids) => {
  const named = diagnose(text).advisories.map(({ id }) => id);
  expect(named).toEqual(expect.arrayContaining(ids));
  expect(named.length === 0).toBe(ids.length === 0);
});

const linkedInError = 'production.ERROR: {"code":"NONEXISTENT_VERSION"} at https://api.linkedin.com/rest/posts';
test.each([
  [linkedInError, null, ['linkedin-version']],
  [linkedInError, 'pro', ['linkedin-version']],
  [linkedInError, 'lite', []],
  ['inovector/mixpost:v2.1.0 GET https://api.twitter.com/2/users/me', null, ['x-pay-per-use']],
  ['inovector/mixpost:v2.6.0 GET https://api.twitter.com/2/users/me', null, []],
  ['inovector/mixpost:v2.1.0', null, []],
  ['wp-content: https://api.linkedin.com/rest/posts', null, []],
])('lists the alerts about the networks in %j for the edition %j', (text, edition, ids) => {
  const alerts = diagnose(text, edition).advisories.filter(({ kind }) => kind === 'network');
  expect(alerts.map(({ id }) => id)).toEqual(ids);
});

test('leads to the page for the edition and installation, if there is one', () => {
  const denied = signatures.find(({ at }) => at[0].endsWith('#sqlstatehy000-1045-access-denied'));
  const section = (edition: 'lite' | 'pro', method: string) => denied && sectionFor(denied, { edition, method });
  expect(section('lite', 'docker')).toBe('/troubleshooting/database#sqlstatehy000-1045-access-denied');
  expect(section('pro', 'docker')).toBe('/troubleshooting/database#sqlstatehy000-1045-access-denied');
});

test.each([
  ['an empty text', ''],
  ['a binary file', `\u0000\u0001PK\u0003\u0004${'\ufffd'.repeat(1000)}`],
  ['markup', '<script>alert(1)</script>'.repeat(1000)],
  ['a line of 2 MB', 'horizon '.repeat(250_000)],
  ['nested JSON', `${'{"a":['.repeat(20_000)}${']}'.repeat(20_000)}`],
])('survives %s', (_, text) => {
  expect(diagnose(text).causes.length).toBeLessThanOrEqual(5);
});

test('examines 200 KB in 50 ms of processor time, and 5 MB without running away', () => {
  // In a process of its own, because the processor time of this one includes other tests.
  const program = `
    import { diagnose } from '@/lib/browser/doctor/diagnose';
    const line = (at) => \`mixpost-1  | [2026-11-20 21:40:55] production.INFO: Post \${at} of workspace \${at * 7} is due\n\`;
    const text = Array.from({ length: 2500 }, (_, at) => line(at)).join('');
    const timeMs = (input) => {
      const start = process.cpuUsage();
      diagnose(input);
      return process.cpuUsage(start).user / 1000;
    };
    const runs = Array.from({ length: 9 }, () => timeMs(text));
    console.log(JSON.stringify({ length: text.length, best: Math.min(...runs), large: timeMs(text.repeat(25)) }));`;
  const node = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { length, best, large } = JSON.parse(execFileSync('node', node, { encoding: 'utf8' }));
  expect(length).toBeGreaterThan(200_000);
  expect(best).toBeLessThanOrEqual(50);
  expect(large).toBeLessThan(1000);
});

const causesOf = (text: string) => diagnose(text).causes;
const firstOf = (text: string) => causesOf(text)[0]?.signature.at[0];
const error =
  "[2026-11-20 10:00:00] production.ERROR: SQLSTATE[HY000] [1045] Access denied for user 'a'@'10.0.0.4' (using password: YES)";
const denied = '/troubleshooting/database#sqlstatehy000-1045-access-denied';

test('finds an error at the end of 5 MB', () => {
  const line = 'mixpost-1  | [2026-11-20 21:40:55] production.INFO: Post is due ';
  const log = Array.from({ length: 80_000 }, (_, at) => line + at).join('\n');
  expect(log.length).toBeGreaterThan(5_000_000);
  expect(firstOf(`${log}\n${error}`)).toBe(denied);
});

test('names an error that occurs ten thousand times once, with its last line', () => {
  const log = Array.from({ length: 10_000 }, (_, at) => error.replace('10:00:00', `10:00:${at}`));
  const causes = causesOf(log.join('\n'));
  expect(causes.map(({ line, signature }) => [line, signature.at[0]])).toEqual([[9_999, denied]]);
});

test.each([
  ["SQLSTATE[HY000] [1045] Zugriff für Benutzer 'a'@'localhost' verweigert (verwendetes Passwort: JA)", denied],
  ['SQLSTATE[HY000] [2002] Verbindungsaufbau abgelehnt', '/troubleshooting/database#2002-connection-refused'],
  ['connect() to unix:/run/php/a.sock failed (2: No existe el archivo)', '/troubleshooting/sign-in-and-https#502-bad'],
  ["SQLSTATE[42S02]: La table 'a.mixpost_posts' n'existe pas", '#base-table-or-view-not-found'],
])('recognizes an error by its code in another language: %s', (text, section) => {
  expect(firstOf(`production.ERROR: ${text}`)).toContain(section);
});

test.each([
  'Mixpost läuft, alle Beiträge wurden veröffentlicht. Keine Fehler im Protokoll.',
  'Mixpost funciona y las publicaciones salen a su hora. Gracias.',
  'Mixpost は正常に動作しています。投稿は予定どおり公開されました。',
])('claims nothing about %s', (text) => {
  expect(causesOf(text)).toEqual([]);
});
