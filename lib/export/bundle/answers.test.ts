import { expect, test } from 'vitest';
import { signatures } from '@/content/signatures/all';
import { answerOf, readAnswers } from './answers';

const answers = readAnswers();

test('says the cause of most errors, and how to fix them, with commands for the installation', () => {
  expect(answers['/troubleshooting/queues#horizon-is-paused']).toEqual({
    text: expect.stringMatching(/paused Horizon.*Resume it:$/),
    docker: 'docker compose exec -u www-data mixpost php artisan horizon:continue',
    manual: 'cd /var/www/html\nsudo -u www-data php artisan horizon:continue',
  });
  const sections = new Set(signatures.flatMap(({ at }) => at));
  expect(Object.keys(answers).length / sections.size).toBeGreaterThan(0.95);
  expect(Object.values(answers).filter(({ docker, manual }) => docker || manual).length).toBeGreaterThan(50);
});

test('shows passages as the page does: with their values, and only the chosen installation', () => {
  expect(answers['/lite/installation/manual#permission-denied-for-a-file-in-storagelogs']).toEqual({
    text: 'You ran a command as root. Give the files back to the web server:',
    manual: expect.stringMatching(/^cd \/var\/www\/html\nsudo chown /),
  });
  expect(JSON.stringify(answers)).not.toMatch(/%[a-z]+%/);
});

test('shows no command of a section that warns about its commands', () => {
  const { text, ...commands } = answers['/troubleshooting/database#sqlstatehy000-1045-access-denied'] ?? {};
  expect(text).toMatch(/`DB_USERNAME`/);
  expect(commands).toEqual({});
});

const section = (code: string, fix = 'Run this:') => `\n\n**Cause.** It broke. Twice.\n\n**Fix.** ${fix}\n\n${code}\n`;

test.each([
  ['deletes something', '```shell\ndocker compose down -v\n```'],
  ['replaces the key', '```shell\nphp artisan key:generate\n```'],
  ['needs a value of the reader', '```shell\ncurl [[domain]]\n```'],
  ['follows other text', 'If you use Traefik:\n\n```shell\nls\n```'],
  ['is in another tab', '<Tabs>\n<Tab label="Traefik">\n\n```shell\nls\n```\n\n</Tab>\n</Tabs>'],
])('shows no command that %s', (_, code) => {
  expect(answerOf(section(code))).toEqual({ text: 'It broke. Run this.' });
});

test('shows commands on the host only without Docker, and plain ones with both', () => {
  expect(answerOf(section('```shell\nsudo -u www-data php artisan up\n```'))).toEqual({
    text: 'It broke. Run this:',
    manual: 'sudo -u www-data php artisan up',
  });
  expect(answerOf(section('```shell\ndf -h\n```'))).toMatchObject({ docker: 'df -h', manual: 'df -h' });
});

test('begins with the first paragraph if nothing is labeled, and leaves out a section without text', () => {
  expect(answerOf('\n\nPHP is [too old](/server#php). Update it.\n')).toEqual({ text: 'PHP is too old.' });
  expect(answerOf('\n\n<Passage name="x" />\n')).toBeNull();
});
