import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { takeLock } from './run-lock';

const folder = mkdtempSync(join(tmpdir(), 'run-lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('refuses a second run until the first one ends', () => {
  const file = join(folder, 'second');
  const release = takeLock(file);
  expect(() => takeLock(file)).toThrow(`Another run is under way (process ${process.pid})`);
  release();
  expect(existsSync(file)).toBe(false);
});

test('takes over the lock of a run that was killed', () => {
  const file = join(folder, 'killed');
  writeFileSync(file, '4194304999');
  expect(takeLock(file)).toBeTypeOf('function');
});
