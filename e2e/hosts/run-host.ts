import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { RunningServer } from '@/lib/programs/run-server';
import type { Host } from './host';

/**
 * Runs a server during the tests of a file or a group. If it can't run on this machine, its tests are skipped with the
 * reason.
 *
 * @returns a function that returns the server's port once the tests run
 */
export function runHost(
  { skipReason }: Pick<Host, 'skipReason'>,
  start: () => Promise<RunningServer>,
  timeoutMs?: number,
): () => number {
  let server: RunningServer | undefined;
  beforeAll(async () => {
    server = skipReason() === undefined ? await start() : undefined;
  }, timeoutMs);
  skipIfUnavailable(skipReason);
  afterAll(() => server?.stop());
  return () => server?.port ?? 0;
}

/** Skips the tests of a file or a group if what they run isn't installed, and reports why. */
export function skipIfUnavailable(skipReason: Host['skipReason']): void {
  beforeEach(({ skip }) => {
    const reason = skipReason();
    skip(reason !== undefined, reason);
  });
}
