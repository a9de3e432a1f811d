import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { out } from '@/e2e/support/built-site';
import { sampleOf } from '@/e2e/support/samples';
import { filesBelow } from '@/lib/programs/files-below';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { freePort, runServer } from '@/lib/programs/run-server';
import { privateCopyHost, tarball, unpack } from './own-hosts';
import { request } from './request';
import { runHost } from './run-host';

const port = runHost(privateCopyHost, privateCopyHost.start);

test('npx runs the tarball in an empty folder within 5 seconds, without a registry', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const empty = temporaryFolder();
  const args = ['--yes', '--offline', `--cache=${empty}`, `--package=${tarball()}`, 'mixpost-docs', '--version'];
  const began = performance.now();
  const { stdout } = spawnSync('npx', args, { cwd: empty, encoding: 'utf8', shell: process.platform === 'win32' });
  const elapsedMs = performance.now() - began;
  expect(stdout).toBe(`${version}\n`);
  expect(elapsedMs).toBeLessThan(5000);
});

test('the tarball is small, and its first page comes within two seconds', async () => {
  expect(statSync(tarball() ?? '').size).toBeLessThan(12e6);
  const program = unpack(temporaryFolder());
  const own = await freePort();
  const startMs = performance.now();
  const { stop } = await runServer(own, process.execPath, [program, '--port', `${own}`]);
  onTestFinished(stop);
  expect(await request(own, '/lite/')).toMatchObject({ status: 200 });
  expect(performance.now() - startMs).toBeLessThan(2000);
});

test('every file has the same bytes as in the build, with and without compression', async () => {
  const files = filesBelow(out).filter((file) => !/\.(?:html|br|gz)$|^serve\.json$|^\.nojekyll$/.test(file));
  for (const file of sampleOf(files, 200)) {
    const path = `/${file.split('/').map(encodeURIComponent).join('/')}`;
    const bytes = readFileSync(join(out, file));
    const plain = await request(port(), path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.bytes.equals(bytes), file).toBe(true);
    const packed = await request(port(), path, { headers: { 'accept-encoding': 'gzip' } });
    const unpacked = packed.headers['content-encoding'] === 'gzip' ? gunzipSync(packed.bytes) : packed.bytes;
    expect(unpacked.equals(bytes), file).toBe(true);
  }
});

test('200 connections at once all get their page', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => request(port(), '/troubleshooting')));
  expect(answers.map(({ status, bytes }) => [status, bytes.length])).toEqual(
    Array.from({ length: 200 }, () => [200, answers[0]?.bytes.length]),
  );
});

test('a taken port and wrong options end the program with a sentence', async () => {
  const program = unpack(temporaryFolder());
  const run = (...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', timeout: 10_000 });
    return [status, stderr.split('\n', 1)[0]];
  };
  expect(run('--port', `${port()}`)).toEqual([1, expect.stringMatching(/is in use\. Stop the program/)]);
  expect(run('--host', '192.0.2.1')).toEqual([1, expect.stringMatching(/isn't an address of this machine/)]);
  expect(run('--port', 'x')).toEqual([2, expect.stringMatching(/^--port is "x"/)]);
});

test('the commands of the Containerfile work outside of a container', async () => {
  const text = readFileSync('Containerfile', 'utf8');
  const commandOf = (line: RegExp): string[] => JSON.parse(line.exec(text)?.[1] ?? '[]');
  const own = await freePort();
  const [, ...args] = commandOf(/^CMD (.*)$/m);
  // ADD unpacks a tarball just like `unpack`.
  expect(text).toContain('ADD dist/mixpost-docs-*.tgz ./');
  expect(args.shift()).toBe('package/bin/mixpost-docs.js');
  const { stop } = await runServer(own, process.execPath, [unpack(temporaryFolder()), ...args, '--port', `${own}`]);
  onTestFinished(stop);
  const isHealthy = (at: number) => {
    const [, ...check] = commandOf(/^HEALTHCHECK CMD (.*)$/m).map((arg) => arg.replace(':8080', `:${at}`));
    return spawnSync(process.execPath, check, { timeout: 10_000 }).status;
  };
  expect([isHealthy(own), isHealthy(await freePort())]).toEqual([0, 1]);
});
