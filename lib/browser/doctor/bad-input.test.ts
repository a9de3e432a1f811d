import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { environment, ineffective } from '@/content/environment/table.mjs';
import { diagnose } from './diagnose';
import { knownKeysOf } from './known-keys';

const keys = knownKeysOf(environment, ineffective);

/** The texts that the rules were written against, without their heads. */
const texts = ['development.txt', 'reports-open.txt'].flatMap((file) =>
  readFileSync(`lib/browser/doctor/fixtures/${file}`, 'utf8')
    .split(/^=== .*\n/m)
    .slice(1),
);
const causesOf = (text: string) => diagnose(text, keys).causes;
const firstOf = (text: string) => causesOf(text)[0]?.signature.at[0];
const error =
  "[2026-11-20 10:00:00] production.ERROR: SQLSTATE[HY000] [1045] Access denied for user 'a'@'10.0.0.4' (using password: YES)";
const denied = '/troubleshooting/database#sqlstatehy000-1045-access-denied';

test("reads logs that Docker's json-file driver wrote", () => {
  const wrap = (line: string) =>
    JSON.stringify({ log: `${line}\n`, stream: 'stderr', time: '2026-11-20T10:00:00.123456789Z' });
  // A wrapped file of settings or a Compose file isn't one anymore.
  const logs = texts.filter((text) => diagnose(text, keys).findings.length === 0);
  const changed = logs.filter((text) => firstOf(text.split('\n').map(wrap).join('\r\n')) !== firstOf(text));
  expect(changed).toEqual([]);
  expect(logs.length).toBeGreaterThan(140);
});

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

test("finds the same errors between other containers' lines", () => {
  const other = `traefik-1  | 2026-11-20T10:00:00Z INF Starting provider *docker.Provider
redis-1    | 1:M 20 Nov 2026 10:00:00.000 * Ready to accept connections tcp
mysql-1    | 2026-11-20T10:00:00.000000Z 0 [System] [MY-010931] [Server] /usr/sbin/mysqld: ready for connections. Version: '8.4.3'
nextcloud-1  | SQLSTATE[HY000] [2002] Connection refused
grafana-1  | logger=sqlstore level=error msg="Access denied for user 'grafana'@'172.18.0.9' (using password: NO)"`;
  const logs = texts.filter((text) => diagnose(text, keys).findings.length === 0);
  expect(logs.filter((text) => firstOf(`${other}\n${text}`) !== firstOf(text))).toEqual([]);
});

test('names no other cause if half of a text is missing', () => {
  const wrong = texts.flatMap((text) => {
    const own = causesOf(text).map(({ signature }) => signature);
    const middle = Math.floor(text.length / 2);
    return [text.slice(0, middle), text.slice(middle)].filter((half) => {
      const [first] = causesOf(half);
      return first && !own.some(({ at }) => at.some((section) => first.signature.at.includes(section)));
    });
  });
  // The end of a delivery no longer says that another server returned the status.
  expect(wrong.filter((half) => !half.endsWith('Response: 419 Page Expired\n'))).toEqual([]);
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
