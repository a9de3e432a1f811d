import { expect, test } from 'vitest';
import { environment } from '@/content/environment/table.mjs';
import { checkEnv } from './check-env';
import { isEnvFile, readEnv, settingsOf } from './read-env';

const appKey = `base64:${'A'.repeat(43)}=`;

const complete = `APP_KEY=${appKey}\nAPP_URL=https://a.example\n`;

/** Returns the messages about a file, with a complete APP_KEY and APP_URL before it. */
function messagesOf(file: string, edition: string | null = null): readonly string[] {
  return checkEnv(complete + file, edition).map(({ message }) => message);
}

test('accepts what the templates of all editions write', () => {
  const file = environment.flatMap((group) => group.keys).map(({ name }) => `# ${name}`);
  expect(messagesOf(`${file.join('\n')}\nDB_HOST=mysql\nDB_PORT=3306\nAPP_ENV=production\nREDIS_HOST=redis`)).toEqual(
    [],
  );
});

test.each<[string, string, RegExp]>([
  ['a misspelled key', 'DB_DATABSE=mixpost', /Did you mean `DB_DATABASE`/],
  ['a key of a newer Laravel', 'CACHE_STORE=redis', /doesn't read `CACHE_STORE`/],
  ['a key that is set twice', 'DB_HOST=a\nDB_HOST=b', /`DB_HOST` is set twice/],
  ['a number with a unit', 'SESSION_LIFETIME=2h', /must be a number/],
  ['a boolean in words', 'APP_DEBUG=yes', /`true` or `false`/],
  ['debug mode', 'APP_DEBUG=true', /shows secrets/],
  ['an environment without workers', 'APP_ENV=staging', /`production` or `local`/],
  ['an empty database password', 'DB_PASSWORD=', /`DB_PASSWORD` is empty/],
  ['a space without quotes', 'MAIL_FROM_NAME=Our Team', /Write `MAIL_FROM_NAME="…"`/],
  ['a port that cannot speak HTTPS', 'REVERB_PORT=80\nREVERB_SCHEME=https', /can't work together/],
  ['no queue for Horizon', 'QUEUE_CONNECTION=sync', /must be `redis`/],
  ['localhost in a container', 'APP_DOMAIN=a.example\nDB_HOST=localhost', /`DB_HOST=mysql`/],
  ['Redis on localhost in a container', 'APP_DOMAIN=a.example\nREDIS_HOST=127.0.0.1', /`REDIS_HOST=redis`/],
  ["R2's API address", 'AWS_URL=https://1a2b.r2.cloudflarestorage.com/media', /public domain of the bucket/],
  ['a key of old guides', 'MIXPOST_LICENSE_KEY=a', /doesn't read `MIXPOST_LICENSE_KEY`/],
  ['two hosts', 'APP_DOMAIN=b.example', /different hosts/],
  ['an address to listen on', 'REVERB_HOST=0.0.0.0', /`0.0.0.0` isn't a host/],
  ['a bucket in the host', 'AWS_BUCKET=media\nAWS_ENDPOINT=https://media.s3.example.com', /name of the bucket/],
  ['a host with its port', 'DB_HOST=mysql:3306', /without the port/],
  ['a semicolon after a host', 'REDIS_HOST=redis;', /must be a host name/],
  ['storage on localhost', 'AWS_ENDPOINT=http://localhost:9000', /Set `AWS_ENDPOINT` to an address/],
  ['media on localhost', 'AWS_URL=http://127.0.0.1:9000/media', /Set `AWS_URL` to an address/],
  ['a scheme in a host', 'REVERB_HOST=https://a.example', /must be a host name/],
  ['a port in words', 'REDIS_PORT=redis:6379', /must be a number/],
  ['a bucket in the path', 'AWS_BUCKET=media\nAWS_ENDPOINT=https://s3.example.com/media', /name of the bucket/],
])('reports %s with its line', (_, file, message) => {
  const found = checkEnv(complete + file, null).find((finding) => message.test(finding.message));
  const [name = ''] = (complete + file).split('\n')[found?.line ?? 0]?.split('=') ?? [];
  expect(`${file}\nAPP_URL`).toContain(name);
});

const settings = [
  'export DB_HOST=db.internal.example\nexport DB_PORT = 3307\r\nDB_PASSWORD=a+b/c=',
  'REDIS_HOST=10.0.0.5\nREDIS_PASSWORD=null\nREDIS_PORT=6380',
  "MAIL_HOST=smtp.a.example\nMAIL_PORT=587\nMAIL_USERNAME=null\nMAIL_PASSWORD=null\nMAIL_FROM_NAME='Our Team'",
  'SESSION_DOMAIN=a.example\nSESSION_SECURE_COOKIE=true\nSESSION_DRIVER=redis\nQUEUE_CONNECTION=redis\nCACHE_DRIVER=redis',
  'APP_DEBUG=false\nAPP_ENV=production\nAPP_NAME=Mixpost\nMIXPOST_CORE_PATH=mixpost\nMIXPOST_DISK=s3',
  'AWS_BUCKET=media\nAWS_ENDPOINT=https://s3.example.com\nAWS_URL=https://media.example.com\nAWS_DEFAULT_REGION=eu-1',
  'AWS_USE_PATH_STYLE_ENDPOINT=false\nREVERB_HOST=a.example\nREVERB_PORT=443\nREVERB_SCHEME=https\nOUR_SETTING=anything',
];

test.each([
  '',
  settings.join('\n'),
  '# DB_HOST = localhost:3306; see the wiki\n\nDB_HOST=mysql',
  "DB_PASSWORD='a$b#c\"d e'",
  'DB_PASSWORD="a b # c"\nMAIL_FROM_NAME="Our Team" # shown in emails',
  'DB_PASSWORD="a\\"b\\\\c\\$d"',
  'DB_PASSWORD=$$a\nREDIS_HOST=::1',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a reference in the file
  'APP_DOMAIN=a.example\nDB_HOST=mysql\nREDIS_HOST=redis\nMAIL_FROM_ADDRESS="hello@${APP_DOMAIN}"\nSSL_EMAIL=you@a.example',
  'DB_HOST=localhost\nREDIS_HOST=127.0.0.1',
  'MIXPOST_DISK=public',
])('finds nothing in %j', (file) => {
  expect(messagesOf(file)).toEqual([]);
});

test('reports keys of other editions only if the edition is known', () => {
  expect(messagesOf('LICENSE_KEY=x')).toEqual([]);
  expect(messagesOf('LICENSE_KEY=x', 'lite')).toContainEqual(expect.stringMatching(/Your edition doesn't read/));
});

test.each([
  ['APP_KEY=', /`APP_KEY` is missing/],
  ['APP_KEY=abc', /must be `base64:`/],
  [`APP_KEY=${appKey}\nAPP_URL=http://a.example\nSESSION_SECURE_COOKIE=true`, /nobody can sign in/],
  [`APP_KEY=${appKey}\nAPP_URL=http://a.example`, /starts with `http:/],
  [`APP_KEY=${appKey}\nAPP_URL=https://192.168.1.20:9000\nAPP_DOMAIN=192.168.1.20:9000`, /write `http:/],
  [`APP_KEY=${appKey}\nAPP_URL=https://a.example/`, /must not end in a slash/],
  [`APP_KEY=${appKey}\nAPP_URL=https://a.example/mixpost`, /without a path/],
  [`APP_KEY=${appKey}\nAPP_DOMAIN=a.example\nAPP_URL=http://\${APP_DOMAIN}`, /starts with `http:/],
])('reports the mistake in %j first', (file, message) => {
  expect(checkEnv(`${file}\nDB_HOST=mysql`, null)[0]?.message).toMatch(message);
});

test.each<[string, RegExp | null]>([
  ['DB_HOST: mysql', /colon after `DB_HOST`/],
  ['- DB_HOST=mysql', /dash before `DB_HOST`/],
  ['see the wiki', /isn't a setting/],
  ['DB_PASSWORD=abc#def', /only up to the `#`/],
  ['DB_PASSWORD=abc # def', null],
  ["DB_PASSWORD='abc#def'", null],
  ['DB_PASSWORD="abc', /aren't closed/],
  ['DB_PASSWORD="abc\nDB_HOST="mysql"', /`DB_PASSWORD` aren't closed/],
  ['APP_NAME="a" b', /text after the quotes/],
  ["APP_NAME='it''s'", /text after the quotes/],
  ['APP_NAME="a" # b', null],
  ['APP_NAME=“Our”', /curly/],
  ['DB_PASSWORD=a$bc', /Write `DB_PASSWORD='…'`/],
  ['DB_PASSWORD="a$bc"', /Write `DB_PASSWORD='…'`/],
  ['DB_PASSWORD=a$$bc', null],
  ["DB_PASSWORD='a$bc'", null],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a reference in the file
  ['MAIL_FROM_NAME="${APP_NAME}"\nAPP_NAME=x', null],
  ['DB_PASSWORD="a\\b"', /backslash/],
  ['DB_PASSWORD="a\\"b"', null],
  ['APP_NAME = Mixpost', null],
  ['export APP_NAME=x', null],
  ['\uFEFFAPP_NAME=x', null],
])('names the line that programs read otherwise in %j', (file, message) => {
  const [first] = checkEnv(`${file}\nAPP_KEY=${appKey}\nAPP_URL=https://a.example`, null).filter(({ section }) =>
    section.endsWith('#failed-to-parse-dotenv-file'),
  );
  expect(first?.message ?? '').toMatch(message ?? /^$/);
  expect(first?.line ?? 0).toBe(0);
});

test('reads quotes, comments, exports, references, and values of several lines', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a reference in the file
  const file = '# a\nexport A="x # y"\nB=1 # comment\r\nC="line 1\nline 2"\nD=\'${A}\'\nE="$A"\nF=${B}2\n- G=3';
  expect(readEnv(file).map(({ name, value, line }) => [name, value, line])).toEqual([
    ['A', 'x # y', 1],
    ['B', '1', 2],
    ['C', 'line 1\nline 2', 3],
    ['D', 'x # y', 5],
    ['E', '$A', 6],
    ['F', '12', 7],
    ['G', '3', 8],
  ]);
});

test('skips a log, commands, and prose around settings, but not lines between them', () => {
  const file = `Uploads fail:\n\nAPP_KEY=${appKey}\nsee the wiki\nAPP_URL=https://a.example\n\n$ curl -I a.example\nserver: nginx`;
  const unread = (text: string) => checkEnv(text, null).map(({ line }) => line);
  expect(unread(settingsOf(file, false))).toEqual([3]);
  expect(unread(settingsOf(file, true))).toEqual([]);
});

test('a file of another application has no findings, and a log is no file of settings', () => {
  expect(checkEnv('DATABASE_URL=postgres://db\nNEXTAUTH_SECRET=x', null)).toEqual([]);
  expect(isEnvFile('QUEUE_CONNECTION=database\n[2026-11-21] production.ERROR: no\nmore\nlines')).toBe(false);
  expect(isEnvFile('APP_NAME=Mixpost\n# comment\n\nDB_HOST=mysql')).toBe(true);
});
