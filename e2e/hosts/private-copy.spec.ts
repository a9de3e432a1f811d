import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { filesBelow } from '@/e2e/support/built-site';
import { sampleOf } from '@/e2e/support/samples';
import { skipIfUnavailable } from '@/e2e/support/skip-if-unavailable';
import { test } from '@/e2e/support/test';
import { freePort, inOwnFolder, type RunningServer, runServer } from '@/lib/programs/run-server';
import { outFolder } from './emitted';
import { privateCopyHost, tarball, unpack } from './own-hosts';
import { request } from './request';

test.describe.configure({ mode: 'default' });
let server: RunningServer | undefined;
let folder = '';
let program = '';
test.beforeAll(() => {
  skipIfUnavailable(privateCopyHost.skipReason());
  folder = mkdtempSync(join(tmpdir(), 'docs-private-'));
  program = unpack(folder);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));
test.afterEach(async () => {
  await server?.stop();
  server = undefined;
});

test('npx runs the tarball in an empty folder within 5 seconds, without a registry', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const empty = mkdtempSync(join(tmpdir(), 'docs-npx-'));
  const args = ['--yes', '--offline', `--cache=${empty}`, `--package=${tarball()}`, 'mixpost-docs', '--version'];
  const began = performance.now();
  const { stdout } = spawnSync('npx', args, { cwd: empty, encoding: 'utf8', shell: process.platform === 'win32' });
  const elapsedMs = performance.now() - began;
  rmSync(empty, { recursive: true });
  expect(stdout).toBe(`${version}\n`);
  expect(elapsedMs).toBeLessThan(5000);
});

test('the tarball is small, and its first page comes within two seconds', async () => {
  await inOwnFolder(async (empty) => {
    const unpacked = unpack(empty);
    const started = performance.now();
    const port = await freePort();
    const running = await runServer(port, process.execPath, [unpacked, '--port', `${port}`]);
    expect(await request(port, '/lite/')).toMatchObject({ status: 200 });
    const figures = {
      megabytes: statSync(tarball() ?? '').size / 1e6,
      fromStartMs: Math.round(performance.now() - started),
    };
    test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
    expect(figures.megabytes).toBeLessThan(12);
    expect(figures.fromStartMs).toBeLessThan(2000);
    return running;
  }).then(({ stop }) => stop());
});

test('every file has the same bytes as in the build, with and without compression', async () => {
  server = await privateCopyHost.start();
  const files = filesBelow(outFolder).filter((file) => !/\.(?:html|br|gz)$|^serve\.json$|^\.nojekyll$/.test(file));
  for (const file of sampleOf(files, 200)) {
    const path = `/${file.split('/').map(encodeURIComponent).join('/')}`;
    const bytes = readFileSync(join(outFolder, file));
    const plain = await request(server.port, path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.bytes.equals(bytes), file).toBe(true);
    const packed = await request(server.port, path, { headers: { 'accept-encoding': 'gzip' } });
    const unpacked = packed.headers['content-encoding'] === 'gzip' ? gunzipSync(packed.bytes) : packed.bytes;
    expect(unpacked.equals(bytes), file).toBe(true);
  }
});

test('200 connections at once all get their page', async () => {
  server = await privateCopyHost.start();
  const { port } = server;
  const answers = await Promise.all(Array.from({ length: 200 }, () => request(port, '/troubleshooting')));
  expect(answers.map(({ status, bytes }) => [status, bytes.length])).toEqual(
    Array.from({ length: 200 }, () => [200, answers[0]?.bytes.length]),
  );
});

test('encoded slashes and paths out of the folder are refused', async () => {
  server = await privateCopyHost.start();
  for (const path of ['/lite%2F1', '/lite%5C1', '/..%2F1', '/lite\\..\\site.json', '/%00']) {
    expect.soft([path, (await request(server.port, path)).status]).toEqual([path, 400]);
  }
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/site.json', '/lite/./updating']) {
    expect.soft([path, (await request(server.port, path)).status]).toEqual([path, 404]);
  }
});

test('a page makes no request to another site', async ({ page }) => {
  server = await privateCopyHost.start();
  const origins = new Set<string>();
  page.on('request', (sent) => origins.add(new URL(sent.url()).origin));
  await page.goto(`http://127.0.0.1:${server.port}/lite/`, { waitUntil: 'networkidle' });
  expect([...origins]).toEqual([`http://127.0.0.1:${server.port}`]);
});

test('a taken port and wrong options end the program with a sentence', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port));
  });
  const run = (...args: string[]) => {
    // Node 24 warns if both this variable and Playwright's FORCE_COLOR are set.
    const env = { ...process.env, NO_COLOR: undefined };
    const options = { encoding: 'utf8', timeout: 10_000, env } as const;
    const { status, stderr } = spawnSync(process.execPath, [program, ...args], options);
    return [status, stderr.split('\n', 1)[0]];
  };
  expect(run('--port', `${port}`)).toEqual([1, expect.stringMatching(/is in use\. Stop the program/)]);
  expect(run('--host', '192.0.2.1')).toEqual([1, expect.stringMatching(/isn't an address of this machine/)]);
  expect(run('--port', 'x')).toEqual([2, expect.stringMatching(/^--port is "x"/)]);
  expect(run('--base-path', '/docs/')).toEqual([
    2,
    expect.stringMatching(/NEXT_PUBLIC_BASE_PATH=\/docs npm run pack$/),
  ]);
  taken.close();
});

test('the commands of the Containerfile work outside of a container', async () => {
  const text = readFileSync('Containerfile', 'utf8');
  const commandOf = (line: RegExp): string[] => JSON.parse(line.exec(text)?.[1] ?? '[]');
  const port = await freePort();
  const [, ...args] = commandOf(/^CMD (.*)$/m);
  // ADD unpacks a tarball just like `unpack`.
  expect(text).toContain('ADD dist/mixpost-docs-*.tgz ./');
  const path = join(folder, args.shift() ?? '');
  server = await runServer(port, process.execPath, [path, ...args, '--port', `${port}`]);
  const isHealthy = (at: number) => {
    const [, ...check] = commandOf(/^HEALTHCHECK CMD (.*)$/m).map((arg) => arg.replace(':8080', `:${at}`));
    return spawnSync(process.execPath, check, { timeout: 10_000 }).status;
  };
  expect([isHealthy(port), isHealthy(await freePort())]).toEqual([0, 1]);
});
