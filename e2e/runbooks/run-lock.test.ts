import { expect, test } from 'vitest';
import { takeLock } from './run-lock';

test('refuses a second run', async () => {
  const name = `run-lock-test-${process.pid}`;
  await takeLock(name);
  await expect(takeLock(name)).rejects.toThrow('Another run is under way');
});
