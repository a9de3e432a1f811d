import { expect, test } from 'vitest';
import { lastLines, measureProcess } from './measure-process';
import { pssIn, readingsIn, statOf } from './process-tree';

const run = (script: string, signal = new AbortController().signal) =>
  measureProcess({ program: process.execPath, parameters: ['-e', script], folder: '.', withMemory: true, signal });

test('a command is measured with its children', async () => {
  const cost = await run(`
    const block = Buffer.alloc(60e6, 1);
    require('node:child_process').spawnSync(process.execPath, ['-e', 'const b = Buffer.alloc(60e6, 1); setTimeout(() => b, 900)']);
    console.log(block.length)`);
  expect(cost.log).toBe('60000000\n');
  expect(cost.wallSeconds).toBeGreaterThan(0.9);
  expect(cost.cpuSeconds).toBeGreaterThan(cost.memoryKind === 'none' ? -1 : 0);
  expect(cost.peakMiB).toBeGreaterThan(cost.memoryKind === 'none' ? -1 : 120);
});

test('memory is not read where it is not asked for, and time is', async () => {
  const script = 'const end = Date.now() + 700; while (Date.now() < end) {}';
  const command = { program: process.execPath, parameters: ['-e', script], folder: '.' };
  const { peakMiB, cpuSeconds, memoryKind } = await measureProcess({ ...command, withMemory: false });
  expect(peakMiB).toBe(0);
  expect(cpuSeconds).toBeGreaterThan(memoryKind === 'none' ? -1 : 0);
});

test('a command that fails is told with the end of its output', async () => {
  await expect(run('console.error("no such page"); process.exit(3)')).rejects.toThrow(
    /ended with code 3\. Its last lines:\nno such page$/,
  );
});

test('what a command leaves running is ended', async () => {
  const { log } = await run(`
    const child = require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'ignore' });
    console.log(child.pid); child.unref()`);
  await expect.poll(() => isAlive(Number(log)), { timeout: 4000 }).toBe(false);
});

test('a command is stopped on demand', async () => {
  const abort = new AbortController();
  const running = run('setTimeout(() => {}, 60000)', abort.signal);
  abort.abort();
  await expect(running).rejects.toThrow('aborted');
});

test('the end of a log is short', () => {
  expect(lastLines('a\nb\nc\n', 2)).toBe('b\nc');
});

test('readings come from the texts of the system', () => {
  expect(statOf('42 (next (v16) x) S 1 40 39 0 -1 4194560 1 2 3 4 250 50 9 9')).toEqual({ session: 39, cpuSeconds: 3 });
  expect(statOf('')).toEqual({ session: 0, cpuSeconds: 0 });
  expect(pssIn('0-1 ---p\nRss:    900 kB\nPss:     512 kB\nPss_Dirty: 7 kB\n')).toBe(512);
  expect(pssIn('')).toBe(0);
  expect(readingsIn('  12   9  300 1:02.50\n  13   9  20 1-00:01:00\n  14  10 5 0:01.00\n', 9)).toEqual([
    { pid: 12, kib: 300, cpuSeconds: 62.5 },
    { pid: 13, kib: 20, cpuSeconds: 86_460 },
  ]);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
