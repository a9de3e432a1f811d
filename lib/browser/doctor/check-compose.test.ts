import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diagnose } from './diagnose';

const published = readdirSync('content/compose', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yml'),
);
const files = new Map(published.map((file) => [file, readFileSync(`content/compose/${file}`, 'utf8')]));
const lite = files.get('lite/docker-compose.yml') ?? '';
const mysql = '    image: mysql:8.4';

/** The findings about a file: each with its line, counted from 1, and its message. */
const findingsIn = (text: string) => diagnose(text).findings.map(({ line, message }) => [line + 1, message] as const);

/** The `environment` of a container that has everything, as a map. */
const environmentMap = `    environment:
      APP_KEY: \${APP_KEY}
      DB_DATABASE: mixpost
      DB_USERNAME: mixpost
      DB_PASSWORD: \${DB_PASSWORD}`;
const environmentList = environmentMap.replace(/^ {6}(\w+): /gm, '      - $1=');

test.each(published)('finds nothing in %s', (file) => {
  expect(diagnose(files.get(file) ?? '')).toMatchObject({ format: 'Compose file', findings: [], causes: [] });
});

test.each([
  ['a map', environmentMap],
  ['a list', environmentList],
  ['a list at the indentation of its key', environmentList.replace(/^ {6}-/gm, '    -')],
  ['Windows line ends', environmentMap.replaceAll('\n', '\r\n')],
  ['a list of files', '    env_file:\n      - .env\n      - path: .env.local\n        required: false'],
  ['a file in quotes', '    env_file: ".env"'],
  ['values in quotes', environmentMap.replace('mixpost', '"mixpost" # the database')],
  ['escaped dollar signs', `${environmentMap}\n      REDIS_PASSWORD: pa$$word`],
  ['values with defaults', `${environmentMap}\n      DB_HOST: \${DB_HOST:-mysql}`],
  ['an own port', '    env_file: .env\n    ports:\n      - "127.0.0.1:9000:80/tcp"'],
  ['a port in the long form', '    env_file: .env\n    ports:\n      - target: 80\n        published: 9000'],
  [
    'conditions of dependencies',
    '    env_file: .env\n    healthcheck:\n      test: ["CMD", "curl", "-f", "http://localhost"]',
  ],
  ['commands of several lines', '    env_file: .env\n    command: >\n      sh -c "a\n      && b:c"'],
  ['comments', '    # Settings: see .env\n    env_file: .env # of Mixpost'],
])('reads settings from %s', (_, settings) => {
  expect(findingsIn(lite.replace('    env_file: .env', () => settings))).toEqual([]);
});

test.each([
  ['a folder for media', '- storage:/var/www/html/storage/app', '- ./storage:/var/www/html/storage/app'],
  ['one volume for all of storage', '- storage:/var/www/html/storage/app', '- storage:/var/www/html/storage'],
  ['a volume that may only be read', '- logs:/var/www/html/storage/logs', '- logs:/var/www/html/storage/logs:ro'],
  ['a database on this server only', mysql, `${mysql}\n    ports:\n      - 127.0.0.1:3306:3306`],
  ['no list of volumes', /^volumes:[\s\S]*/m, ''],
])('accepts %s', (_, part, replacement) => {
  const file = lite.replace(part, replacement);
  expect(file).not.toBe(lite);
  expect(findingsIn(file)).toEqual([]);
});

const env = `APP_KEY=base64:${'A'.repeat(43)}=\n`;

/** Expects one finding about a file, below its first line. */
function expectFinding(file: string, message: RegExp): void {
  const findings = findingsIn(`# docker-compose.yml\n${file}`);
  expect(findings).toEqual([[expect.any(Number), expect.stringMatching(message)]]);
  expect(findings[0]?.[0]).toBeGreaterThan(1);
}

test.each<[string, string, RegExp]>([
  ['no settings', '', /^`mixpost` gets no settings/],
  ['a missing setting', environmentMap.replace(/.*APP_KEY.*\n/, ''), /doesn't get `APP_KEY`\. Add/],
  ['localhost in a map', `${environmentMap}\n      DB_HOST: localhost`, /`DB_HOST=mysql`/],
  ['localhost in a list', `${environmentList}\n      - REDIS_HOST=127.0.0.1`, /`REDIS_HOST=redis`/],
  ['an unknown host', `${environmentMap}\n      DB_HOST: database`, /No service has the name `database`/],
  ['a misspelled key', `${environmentMap}\n      DB_DATABSE: a`, /Did you mean `DB_DATABASE`/],
  ['a wrong port', '    env_file: .env\n    ports:\n      - "9000:9000"', /Write `9000:80`/],
  ['a port without a number on the server', '    env_file: .env\n    ports:\n      - "9000"', /Write `9000:80`/],
  ['a tab', '\tenv_file: .env', /spaces instead of the tab/],
  ['no space after a colon', '    env_file:.env', /space after the colon/],
  ['a key that is there twice', '    env_file: .env\n    env_file: .env', /second `env_file:`/],
  ['a map in a list', environmentList.replace('APP_KEY=', 'APP_KEY: '), /write `- APP_KEY=…`/],
  ['a dollar sign', `${environmentMap}\n      REDIS_PASSWORD: pa$word`, /Write `\$\$`/],
])('reports %s among the settings with its line', (_, settings, message) => {
  expectFinding(
    lite.replace('    env_file: .env', () => settings),
    message,
  );
});

test.each<[string, string, string, RegExp]>([
  ['no volume for media', '      - storage:/var/www/html/storage/app\n', '', /deletes the media/],
  ['no volume for the database', '      - mysql:/var/lib/mysql', '      - mysql:/data', /deletes the database/],
  ['an undeclared volume', '  storage:\n', '', /Add `storage:` under `volumes:`/],
  ['an open database', mysql, `${mysql}\n    ports:\n      - 3306:3306`, /`mysql` is open/],
  ['an open Redis', '    image: redis', '    ports:\n      - 6379:6379\n    image: redis', /`redis` is open/],
  ['a service that is there twice', '  redis:\n    image', '  mysql:\n    image', /second service `mysql`/],
  ['a dependency that no service is', '      redis:\n        c', '      cache:\n        c', /has the name `cache`/],
  ['root as a new user', `MYSQL_USER: \${DB_USERNAME}`, 'MYSQL_USER: root', /already has the user `root`/],
  ['a wrong port for Traefik', 'server.port=80', 'server.port=9000', /Set this label to `80`/],
  ['an unknown resolver', 'certresolver=mytlschallenge', 'certresolver=letsencrypt', /no resolver `letsencrypt`/],
  ['a service that Traefik ignores', '      - traefik.enable=true\n', '', /traefik\.enable=true/],
])('reports %s with its line', (_, part, replacement, message) => {
  expect(lite).toContain(part);
  expectFinding(lite.replace(part, replacement), message);
});

test('reports a database whose user differs from that in a pasted .env file', () => {
  const file = lite.replace(`MYSQL_USER: \${DB_USERNAME}`, 'MYSQL_USER: admin');
  expectFinding(
    `${env}APP_URL=https://a.example\nDB_USERNAME=mixpost\n\n${file}`,
    /`MYSQL_USER` and `DB_USERNAME` differ/,
  );
});

test("names the settings of a pasted .env file that the container doesn't get", () => {
  const settings = `${env}DB_HOST=mysql\nREDIS_HOST=redis\nDB_PASSWORD=a\n\n`;
  const findings = findingsIn(settings + lite.replace('    env_file: .env', environmentList));
  expect(findings.map(([, message]) => message)).toEqual([
    expect.stringContaining("doesn't get `DB_HOST`, `REDIS_HOST`."),
  ]);
});

test('a Compose file of other software has no findings', () => {
  expect(diagnose('services:\n  web:\n    image: nginx\n    ports:\n      - 3306:3306').findings).toEqual([]);
});
