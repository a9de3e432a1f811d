import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { out } from '@/e2e/support/built-site';
import { sampleOf } from '@/e2e/support/samples';
import { unpackData } from '@/lib/hosting/terminal/data';
import { openSearch } from '@/lib/hosting/terminal/search';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { judgedQueries } from '@/lib/search/relevance/evaluate';
import { search } from './search';

const program = join(out, 'mixpost-docs.mjs');
const refused = 'mixpost-1  | production.ERROR: SQLSTATE[HY000] [1045] Access denied for user\n';
const env = readFileSync(join(out, 'env/pro.env'), 'utf8').replace(/^DB_PASSWORD=.*$/m, 'DB_PASSWORD=hunter2-correct');
const folder = temporaryFolder(
  {
    'laravel.log': refused,
    'docker-compose.yml': readFileSync(join(out, 'compose/pro/docker-compose.yml')),
    '.env': `${env}\nAPP_NAMES=x\n`,
  },
  afterAll,
);

function run(args: readonly string[], input = '', env: NodeJS.ProcessEnv = process.env) {
  return spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8', input, env });
}

test('the program is at most 600 KB, and its checksum is right', () => {
  const bytes = readFileSync(program);
  expect(bytes.length).toBeLessThanOrEqual(600_000);
  const digest = createHash('sha256').update(bytes).digest('hex');
  expect(readFileSync(`${program}.sha256`, 'utf8')).toBe(`${digest}  mixpost-docs.mjs\n`);
});

test('every command works, with its exit status', () => {
  const calls = [
    [
      ['doctor', 'laravel.log'],
      1,
      /^1 result:\n\n1\. `SQLSTATE\[HY000\] \[1045\] Access denied`\nMixpost's credentials/,
    ],
    [['check', '.env'], 1, /APP_NAME/],
    [
      ['plan', '--from', 'pro-5', '--to', 'enterprise-8', '--manual'],
      0,
      /^# Upgrade from Pro 5 to Enterprise 8\n\n## Before you start\n[\s\S]*artisan[\s\S]*## The way back\n\n<https:.*>\n$/,
    ],
    [['plan', '--from', 'pro-7', '--to', 'pro-5'], 0, /can't be downgraded.*\nhttps:/],
    [['plan', '--from', 'lite-1', '--package'], 0, /^# Upgrade from Lite 1 to Lite 2\n/],
    [
      ['search', 'horizon', 'is', 'paused'],
      0,
      /^<https:.*#horizon-is-paused>\n.* > .*\n\n#[\s\S]*\n +docker compose exec .* horizon:continue\n/,
    ],
    [['search', 'trombone'], 0, /^Nothing matches/],
  ] as const;
  for (const [args, status, output] of calls) {
    const ended = run(args);
    expect.soft([args, ended.status, ended.stderr]).toEqual([args, status, '']);
    expect.soft(ended.stdout).toMatch(output);
  }
});

test('an unknown option and a missing file are one sentence each, with status 2', () => {
  for (const args of [
    ['doctor', '--nope'],
    ['doctor', 'none.log'],
    ['doctor', 'a\nb\u001b[31m'],
    ['doctor', ''],
  ]) {
    const { status, stdout, stderr } = run(args);
    expect([status, stdout, stderr.match(/\n/g)?.length]).toEqual([2, '', 1]);
    expect(stderr).not.toContain('\u001b');
    expect(stderr).not.toMatch(/^ /);
  }
});

test('a full disk is one sentence, with status 2', () => {
  const command = `"$0" "$1" doctor laravel.log > /dev/full`;
  const ended = spawnSync('sh', ['-c', command, process.execPath, program], { cwd: folder, encoding: 'utf8' });
  expect([ended.status, ended.stderr]).toEqual([
    2,
    expect.stringMatching(/^The result can't be written: ENOSPC.*\.\n$/),
  ]);
});

test('a pipe that closes early ends the program silently', async () => {
  const child = spawn(process.execPath, [program, 'plan', '--from', 'pro-0', '--manual']);
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  await new Promise((resolve) => child.once('close', resolve));
  expect(errors).toBe('');
});

test('a report runs only what it lists first, hides secrets, and is a text for the doctor', () => {
  const docker = join(folder, 'docker');
  writeFileSync(
    docker,
    `#!/bin/sh\necho "docker $*" >> '${folder}/ran'\ncase "$*" in *logs*) cat '${folder}/laravel.log';; esac\n`,
  );
  chmodSync(docker, 0o755);
  writeFileSync(join(folder, 'ran'), '');
  const env = { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
  const { status, stdout, stderr } = run(['report'], '', env);
  const [about, ...listed] = stderr.trim().split('\n');
  expect([status, about]).toEqual([
    0,
    expect.stringMatching(/^This checks \.env and docker-compose\.yml, and runs these commands\. Nothing is sent:$/),
  ]);
  expect(readFileSync(join(folder, 'ran'), 'utf8').trim().split('\n')).toEqual(listed);
  expect(
    listed.filter(
      (command) => !/^docker compose (?:version|ps|images|logs|exec .* (?:about|show) ?\S*)( |$)/.test(command),
    ),
  ).toEqual([]);
  expect(stdout).toMatch(/DB_PASSWORD=••••••\n[\s\S]*`APP_NAMES`/);
  expect(stdout).not.toContain('hunter2');
  expect(run(['doctor'], stdout)).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^1 result:\n\n1\. `SQLSTATE\[HY000\] \[1045\]/),
  });
  expect(run(['report'], '', { ...env, PATH: '/nowhere' }).stdout).toMatch(/\$ docker compose ps --all\n.*ENOENT/);
});

test('search finds the page that the site finds, for nearly every query', async () => {
  const [packed = ''] = /[\w+/]{9999,}={0,2}/.exec(readFileSync(program, 'utf8')) ?? [];
  const searchPacked = openSearch(unpackData(packed));
  const queries = sampleOf(
    judgedQueries.map(({ text }) => text),
    200,
  );
  const pages = queries.map(async (text) => {
    const { results } = await search(text, 1);
    const [, first] = /^<https:\/\/[^/]*([^#>]*)/.exec(await searchPacked(text, null)) ?? [];
    return first === results[0]?.path;
  });
  expect((await Promise.all(pages)).filter(Boolean).length / queries.length).toBeGreaterThanOrEqual(0.95);
});

test('doctor, check, plan, and search open only the given files, and no connection', ({ skip }) => {
  const reason = skipReasonFor('strace');
  skip(reason !== undefined, reason);
  const opened = (args: readonly string[]) => {
    const trace = ['-f', '-qq', '-e', 'trace=open,openat,socket,connect,execve', process.execPath, ...args];
    const { stderr } = spawnSync('strace', trace, { cwd: folder, encoding: 'utf8', input: '' });
    expect(stderr).not.toMatch(/AF_INET|sin_port/);
    const calls = stderr.matchAll(/(?:open|openat|execve)\((?:AT_FDCWD, )?"([^"]+)"[^\n]*\) = \d/g);
    return [...calls].map(([, path = '']) => path).filter((path) => !/^\/(?:proc|sys|dev|etc)\//.test(path));
  };
  const empty = join(folder, 'empty.mjs');
  writeFileSync(empty, '');
  const own = new Set([...opened([empty]), program]);
  const other = (args: readonly string[]) => opened([program, ...args]).filter((path) => !own.has(path));
  expect(other(['doctor', 'laravel.log'])).toEqual(['laravel.log']);
  expect(other(['check', '.env'])).toEqual(['.env']);
  expect(other(['plan', '--from', 'pro-5'])).toEqual([]);
  expect(other(['search', 'horizon'])).toEqual([]);
});
