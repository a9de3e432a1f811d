import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environment, ineffective } from '@/content/environment/table.mjs';
import { diagnose } from './diagnose';
import { knownKeysOf } from './known-keys';

const keys = knownKeysOf(environment, ineffective);
const published = readdirSync('content/compose', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yml'),
);
const files = new Map(published.map((file) => [file, readFileSync(`content/compose/${file}`, 'utf8')]));
const lite = files.get('lite/docker-compose.yml') ?? '';

/** The findings about a file: each with its line, counted from 1, and its message. */
const findingsIn = (text: string) =>
  diagnose(text, keys).findings.map(({ line, message }) => [line + 1, message] as const);

/** The `environment` of a container that has everything, as a map. */
const environmentMap = `    environment:
      APP_KEY: \${APP_KEY}
      DB_DATABASE: mixpost
      DB_USERNAME: mixpost
      DB_PASSWORD: \${DB_PASSWORD}`;
const environmentList = environmentMap.replace(/^ {6}(\w+): /gm, '      - $1=');

test.each(published)('finds nothing in %s', (file) => {
  expect(diagnose(files.get(file) ?? '', keys)).toMatchObject({ format: 'Compose file', findings: [], causes: [] });
});

test.each([
  ['a map', environmentMap],
  ['a list', environmentList],
  ['a list at the indentation of its key', environmentList.replace(/^ {6}-/gm, '    -')],
  ['Windows line ends', environmentMap.replaceAll('\n', '\r\n')],
])('reads settings from %s', (_, settings) => {
  expect(findingsIn(lite.replace('    env_file: .env', settings))).toEqual([]);
});

test.each<[string, string, string, RegExp]>([
  ['no settings', '    env_file: .env\n', '', /^`mixpost` gets no settings/],
  [
    'a missing setting',
    '    env_file: .env',
    environmentMap.replace(/.*APP_KEY.*\n/, ''),
    /doesn't get `APP_KEY`\. Add/,
  ],
  ['localhost in a map', '    env_file: .env', `${environmentMap}\n      DB_HOST: localhost`, /`DB_HOST=mysql`/],
  [
    'localhost in a list',
    '    env_file: .env',
    `${environmentList}\n      - REDIS_HOST=127.0.0.1`,
    /`REDIS_HOST=redis`/,
  ],
  [
    'an unknown host',
    '    env_file: .env',
    `${environmentMap}\n      DB_HOST: database`,
    /No service has the name `database`/,
  ],
  ['a misspelled key', '    env_file: .env', `${environmentMap}\n      DB_DATABSE: a`, /Did you mean `DB_DATABASE`/],
  [
    'no volume for media',
    '      - storage:/var/www/html/storage/app\n      - logs:/var/www/html/storage/logs\n',
    '      - /tmp:/tmp\n',
    /contains the media/,
  ],
  ['no volume for the database', '      - mysql:/var/lib/mysql', '      - mysql:/data', /contains the database/],
  ['an undeclared volume', '  storage:\n', '', /`storage` is missing under `volumes:`/],
  ['a wrong port', '    labels:', '    ports:\n      - "9000:9000"\n    labels:', /Write `9000:80`/],
  [
    'an open database',
    '    image: mysql:8.4',
    '    image: mysql:8.4\n    ports:\n      - 3306:3306',
    /`mysql` is open/,
  ],
  ['a wrong port for Traefik', 'server.port=80', 'server.port=9000', /Set this label to `80`/],
  [
    'an unknown resolver',
    'tls.certresolver=mytlschallenge',
    'tls.certresolver=letsencrypt',
    /no resolver `letsencrypt`/,
  ],
  ['a service that Traefik ignores', '      - traefik.enable=true\n', '', /traefik\.enable=true/],
  ['another user name', `MYSQL_USER: \${DB_USERNAME}`, 'MYSQL_USER: admin', /`MYSQL_USER` and `DB_USERNAME` differ/],
])('reports %s with its line', (_, part, replacement, message) => {
  const file = `# docker-compose.yml\n${lite.replace(part, replacement)}`;
  const env =
    'APP_KEY=base64:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\nAPP_URL=https://a.example\nDB_USERNAME=mixpost\n';
  expect(file).not.toContain(part === replacement ? part : `\u0000${part}`);
  const findings = findingsIn(message.source.includes('differ') ? `${env}\n${file}` : file);
  expect(findings).toEqual([[expect.any(Number), expect.stringMatching(message)]]);
  expect(findings[0]?.[0]).toBeGreaterThan(1);
});

test("names the settings of a pasted .env file that the container doesn't get", () => {
  const env =
    'APP_KEY=base64:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\nDB_HOST=mysql\nREDIS_HOST=redis\nDB_PASSWORD=a\n\n';
  const findings = findingsIn(env + lite.replace('    env_file: .env', environmentList));
  expect(findings.map(([, message]) => message)).toEqual([
    expect.stringContaining("doesn't get `DB_HOST`, `REDIS_HOST`."),
  ]);
});

test('a Compose file of other software has no findings', () => {
  expect(diagnose('services:\n  web:\n    image: nginx\n    ports:\n      - 3306:3306', keys).findings).toEqual([]);
});
