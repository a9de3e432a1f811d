import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readAnswers } from '@/lib/export/bundle/answers';
import { packData, unpackData } from './data';
import { runCommand } from './run';

const packed = packData({ answers: readAnswers(), steps: {}, records: [], texts: [] });

async function run(command: string, input = '') {
  const stdin = Readable.from([Buffer.from(input)]) as unknown as NodeJS.ReadStream;
  const { output, status } = await runCommand(
    command.split(' ').filter(Boolean),
    stdin,
    () => unpackData(packed),
    () => undefined,
  );
  return [status, output] as const;
}

const refused = 'production.ERROR: SQLSTATE[HY000] [1045] Access denied for user\n';
const env = 'APP_URL=https://a.example\nAPP_DEBUG=false\n';

test('doctor and check end with status 1 if something is wrong, and with 0 otherwise', async () => {
  expect(await run('doctor', refused)).toEqual([
    1,
    expect.stringMatching(/^1 result:\n\n1\. `SQLSTATE\[HY000\] \[1045\]/),
  ]);
  expect(await run('doctor', 'production.INFO: ready')).toEqual([0, expect.stringMatching(/^No known error found/)]);
  expect(await run('check', env)).toEqual([0, expect.stringMatching(/^No mistakes found in the \.env file/)]);
  expect(await run('check -', env.replace('APP_URL', 'APP_URI').concat('APP_NAME=a'))).toEqual([
    1,
    expect.stringMatching(/line 1.*APP_URL/),
  ]);
});

test('an error that other software has, too, counts with --mixpost', async () => {
  const text = 'SQLSTATE[HY000] [2002] Connection refused\nwp-content/plugins\n';
  expect(await run('doctor', text)).toEqual([0, expect.stringContaining('add --mixpost')]);
  expect(await run('doctor --mixpost', text)).toEqual([1, expect.stringContaining('1. ')]);
});

test('doctor prints JSON', async () => {
  const [status, output] = await run('doctor --json --edition pro', refused);
  expect([status, JSON.parse(output)]).toMatchObject([1, { causes: [{ source: 'Standard input', line: 1 }], cut: [] }]);
});

test('prints its usage', async () => {
  expect(await run('')).toEqual(await run('doctor --help'));
  expect(await run('')).toEqual([0, expect.stringMatching(/^Usage: /)]);
});

test.each([
  ['dance', /^There's no command "dance"; see --help\.$/],
  ['doctor --nope', /^Unknown option '--nope'; see --help\.$/],
  ['plan --from pro-5 --docker --manual', /^Choose one of --docker, --manual, and --package; see --help\.$/],
  ['doctor --edition free', /^There's no edition "free"; see --help\.$/],
  ['plan', /^--from "" is no upgrade; the versions are lite-1, .*enterprise-8\.$/],
  ['plan --from lite-1 --to pro-7', /^--from "lite-1" with --to "pro-7" is no upgrade;/],
  ['search', /^Write what to search for after the command\.$/],
])('explains what is wrong with "%s" in one sentence', async (command, message) => {
  await expect(run(command)).rejects.toThrow(message);
});
