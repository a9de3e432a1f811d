import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { temporaryServer } from '@/lib/programs/fixtures/temporary-server';
import { fileOfProgram } from '@/lib/programs/run-program';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { fillings, fillText } from './fixtures/fillings';
import { hostile } from './fixtures/hostile';
import { nginxResponses } from './fixtures/nginx-responses';

beforeEach((context) => {
  const reason = skipReasonFor('php') ?? skipReasonFor('nginx');
  context.skip(reason !== undefined, reason);
});

const shellPlaces = [
  'printf %s [[db-password]]',
  'printf %s "[[db-password]]"',
  `printf %s '[[db-password]]'`,
  'printf %s a[[db-password]]b',
  'printf %s "a [[db-password]] b"',
];

test.each(shellPlaces)('Bash reads every value of %j unchanged', (place) => {
  const all = fillings(place, 'shell');
  expect(all.length).toBeGreaterThan(12);
  const script = all.map(([, text]) => `${text}\nprintf '\\0'`).join('\n');
  const home = temporaryFolder({ existing: '' });
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], {
    encoding: 'utf8',
    cwd: home,
    env: { ...process.env, HOME: home },
  });
  expect(stderr).toBe('');
  expect(existsSync(home) && readdirSync(home), 'no value ran a command').toEqual(['existing']);
  const around = (value: string) =>
    place.includes(' a[') || place.includes('"a') ? (place.includes('"a') ? `a ${value} b` : `a${value}b`) : value;
  expect(stdout.split('\0').slice(0, -1)).toEqual(all.map(([value]) => around(value)));
});

test('escapes history expansion for an interactive Bash', () => {
  const run = (line: string) =>
    spawnSync('bash', ['--norc', '--noprofile', '-i'], { input: `set -H\n${line}\n`, encoding: 'utf8' }).stdout;
  expect(run('printf %s "a!!b!ls"')).not.toContain('a!!b!ls');
  expect(run(fillText('printf %s "[[db-password]]"', 'shell', 'a!!b!ls') ?? '')).toContain('a!!b!ls');
});

test('JSON keeps every value, also within a shell string', () => {
  for (const [value, text] of fillings('{"a": "x[[db-password]]"}', 'json')) {
    expect(JSON.parse(text)).toEqual({ a: `x${value}` });
  }
  const all = fillings(`printf %s '{"a": "[[db-password]]"}'`, 'shell');
  expect(all.length).toBe(hostile.filter((value) => !/[\n\r\u202e]/.test(value)).length);
  for (const [value, text] of all) {
    const { stdout } = spawnSync('bash', ['--norc', '-c', text], { encoding: 'utf8' });
    expect(JSON.parse(stdout)).toEqual({ a: value });
  }
});

test('YAML keeps every value', () => {
  const all = fillings('a: "[[db-password]]"\nb: 1', 'yaml');
  expect(all.length).toBeGreaterThan(12);
  for (const [value, text] of all) {
    expect(parseYaml(text)).toEqual({ a: value, b: 1 });
    expect(parseYaml(text, { version: '1.1' })).toEqual({ a: value, b: 1 });
  }
});

test.each([`'[[db-password]]'`, '"[[db-password]]"'])('PHP keeps every value of %s', (place) => {
  const all = fillings(`$a = ${place};`, 'php');
  expect(all.length).toBeGreaterThan(12);
  const script = `$all = [];\n${all.map(([, text]) => `${text}\n$all[] = $a;`).join('\n')}\necho json_encode($all);`;
  const { stdout } = spawnSync(fileOfProgram('php') ?? '', ['-r', script], { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual(all.map(([value]) => value));
});

test('Nginx keeps every value', async () => {
  const all = fillings('[[db-password]]', 'nginx');
  expect(all.length).toBeGreaterThan(8);
  const responses = await nginxResponses(all.map(([, text]) => text));
  expect(responses).toEqual(all.map(([value]) => value));
});

test('keeps every value of an HTTP header, and adds no other header', async () => {
  const all = fillings('GET / HTTP/1.1\nX-Secret: a [[db-password]]', 'http');
  expect(all.length).toBeGreaterThan(8);
  const url = await temporaryServer((incoming, response) => response.end(JSON.stringify(incoming.headersDistinct)));
  for (const [value, text] of all) {
    const written = text.split('X-Secret: ')[1] ?? '';
    const incoming = get(url, { headers: { 'X-Secret': written } });
    const [response] = await once(incoming, 'response');
    const headers = await json(response);
    expect(headers).toEqual({
      connection: [expect.anything()],
      host: [expect.anything()],
      'x-secret': [`a ${value}`.trim()],
    });
  }
});

test('keeps a value within its part of a URL', () => {
  for (const [value, text] of fillings('https://example.com/[[db-password]]/b', 'prose')) {
    const { host, pathname, search, hash } = new URL(text);
    expect([host, decodeURIComponent(pathname), search, hash]).toEqual(['example.com', `/${value}/b`, '', '']);
  }
  for (const [value, text] of fillings('https://u:[[db-password]]@example.com/', 'prose')) {
    expect([new URL(text).host, decodeURIComponent(new URL(text).password)]).toEqual(['example.com', value]);
  }
  expect(fillings('https://[[db-password]]/a', 'prose').map(([value]) => value)).toEqual(['plain', 'true', '012']);
  expect(fillText('https://a/[[db-password]]', 'prose', '../x')).toBeNull();
});

test.each([
  ['sql', `x '[[db-password]]'`, `a'b\\c`, `x 'a''b\\\\c'`],
  ['sql', 'x `[[db-password]]`', 'a`b', 'x `a``b`'],
  ['ini', 'a=[[db-password]]', 'a b', null],
  ['ini', 'a=[[db-password]]', 'a%b', null],
  ['text', '* * * * * cd [[db-password]]', 'a; b', null],
  ['text', '* * * * * cd [[db-password]]', '/srv/app', '* * * * * cd /srv/app'],
  ['inlineCode', 'mysql -p [[db-password]]', '$(id)', null],
  ['inlineCode', '[[db-password]]', '$(id)', '$(id)'],
  ['shell', 'x [[db-password]]', '-rf', null],
  ['dotenv', 'A=[[db-password]]', `'"`, null],
])('in %s, %s with %s becomes %s', (language, place, value, text) => {
  expect(fillText(place, language, value)).toBe(text);
});

test.each(['\n', '\r', '\u0000', '\u202e', '\u2066', '\u2028', '\ud800'])('rejects %j in every language', (char) => {
  for (const language of ['prose', 'shell', 'json', 'php']) {
    expect(fillText(`'"[[db-password]]"'`, language, `a${char}b`)).toBeNull();
  }
});
