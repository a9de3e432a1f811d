import { expect, test } from 'vitest';
import { lastLines, measureProcess } from './measure-process';
import { groupIn, pssIn, sessionOf } from './process-memory';

const run = (script: string, signal = new AbortController().signal) =>
  measureProcess({ program: process.execPath, parameters: ['-e', script], folder: '.', signal });

test('a command is measured with its children', async () => {
  const cost = await run(`
    const block = Buffer.alloc(60e6, 1);
    require('node:child_process').spawnSync(process.execPath, ['-e', 'const b = Buffer.alloc(60e6, 1); setTimeout(() => b, 900)']);
    console.log(block.length)`);
  expect(cost.log).toBe('60000000\n');
  expect(cost.wallSeconds).toBeGreaterThan(0.9);
  expect(cost.peakMiB).toBeGreaterThan(cost.memoryKind === 'none' ? -1 : 120);
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

test('memory and session are read from the texts of the system', () => {
  expect(sessionOf('42 (next (v16) x) S 1 40 39 0 -1')).toBe(39);
  expect(sessionOf('')).toBeNaN();
  expect(pssIn('0-1 ---p\nRss:    900 kB\nPss:     512 kB\nPss_Dirty: 7 kB\n')).toBe(512);
  expect(pssIn('')).toBe(0);
  expect(groupIn('  12   9  300\n  13   9  20\n  14  10 5\n', 9)).toEqual([
    { pid: 12, rss: 300 },
    { pid: 13, rss: 20 },
  ]);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
