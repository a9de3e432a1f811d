import { expect, test } from 'vitest';
import { readAnswers } from '@/lib/export/bundle/answers';
import { check, examine } from './examine';
import { printReport } from './print-report';

const answers = readAnswers();
const unknown = { edition: null, method: null, isCertain: false } as const;
const sourceOf = (text: string, name = 'laravel.log') => ({ name, text, isCut: false });
const examineText = (text: string, known: Parameters<typeof examine>[1] = unknown) =>
  examine([sourceOf(text)], known, answers);

const refused = (rest = '') =>
  `production.ERROR: SQLSTATE[HY000] [1045] Access denied for user 'mixpost_user'@'172.20.0.5' ${rest}\n`;

test('never prints a secret, a terminal code, or more than a part of a long line', () => {
  const secrets = ['hunter2-correct', 'base64:q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=', 'me@example.com'];
  const [password = '', key = '', email = ''] = secrets;
  const log = refused(`DB_PASSWORD=${password} ${key} ${email} \u001b[31m red\u001b]0;title\u0007 ${'x'.repeat(2000)}`);
  const env = `APP_KEY=${key}\nDB_PASSWORD="${password}"x\nMAIL_USERNAME=${email}\nAPP_URI=https://a.example\n`;
  const reports = [examineText(log), examineText(env), check([sourceOf(env, '.env')], null)];
  expect(reports.map(({ causes, findings }) => causes.length + findings.length)).toEqual([1, 2, 2]);
  for (const output of reports.flatMap((report) => [printReport(report), JSON.stringify(report)])) {
    expect(secrets.filter((secret) => output.includes(secret))).toEqual([]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it's what must be gone
    expect(output).not.toMatch(/[\u0007\u001b]/);
    expect(output.length).toBeLessThan(2000);
  }
});

test('prints the fix for the installation that the text shows, or else for the one that the user names', () => {
  const paused = '[2026-11-20] production.ERROR: Horizon is paused.\n';
  const isDocker = /^ {4}docker compose exec .*horizon:continue$/m;
  expect(printReport(examineText(paused))).toMatch(isDocker);
  const manual = { ...unknown, method: 'manual' };
  expect(printReport(examineText(paused, manual))).toMatch(/^ {4}sudo -u www-data php artisan horizon:continue$/m);
  expect(printReport(examineText(`mixpost-1  | ${paused}`, manual))).toMatch(isDocker);
});

test('names the file and the line of each result, or no line if the start of the file is missing', () => {
  const sources = [sourceOf('one\ntwo\n', 'a.log'), { ...sourceOf(`three\n${refused()}`, 'b.log'), isCut: true }];
  expect(printReport(examine(sources, unknown, answers))).toMatch(/b\.log is large[\s\S]*^b\.log: production/m);
  const whole = sources.map((source) => ({ ...source, isCut: false }));
  expect(printReport(examine(whole, unknown, answers))).toMatch(/^b\.log, line 2: production/m);
});

test('says what is missing if nothing is known', () => {
  expect(printReport(examineText('ready\n'))).toMatch(/^No known error found\./);
  const elsewhere = examineText('SQLSTATE[HY000] [1045] Access denied for user\n');
  expect(elsewhere.causes.length + elsewhere.withheld).toBeGreaterThan(0);
});

const env = 'APP_KEY=base64:q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=\nDB_HOST=db\nAPP_URI=https://a.example\n';
const compose = `name: mixpost
services:
  mixpost:
    image: inovector/mixpost:latest
    env_file: .env
    volumes:
      - storage:/var/www/html/storage/app
  mysql:
    image: mysql/mysql-server:8.0
    volumes:
      - mysql:/var/lib/mysql
volumes:
  storage:
  mysql:
`;

test('checks .env and the Compose file together, in any order', () => {
  const files = [sourceOf(env, '.env'), sourceOf(compose, 'compose.yaml')];
  const found = [files, files.toReversed()].map((sources) =>
    check(sources, null).findings.map(({ source, line, message }) => `${source}:${line} ${message}`),
  );
  expect(found[0]).toEqual([
    expect.stringMatching(/^\.env:2 No service has the name `db`/),
    expect.stringMatching(/^\.env:3 .*APP_URI.*APP_URL/),
  ]);
  expect(found[1]).toEqual(found[0]);
  expect(printReport(check([sourceOf(env.replace('APP_URI', 'APP_URL'), '.env')], null))).toMatch(/^No mistakes found/);
});

test.each([
  ['log', [sourceOf(refused())]],
  ['second .env file', [sourceOf(env, 'a.env'), sourceOf(env, 'b.env')]],
  ['second Compose file', [sourceOf(compose, 'a.yaml'), sourceOf(compose, 'b.yaml')]],
])('refuses to check a %s', (_, sources) => {
  expect(() => check(sources, null)).toThrow(/Name one \.env file, one Compose file, or both, instead of/);
});
