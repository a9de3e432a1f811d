import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMachine, type Machine, type MachineOptions } from './machine';
import { manualLite } from './manual';

// The handlers stay, because a second signal must not end the process before it has cleaned up.
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => process.exit(1));
}

/**
 * Creates a temporary folder for `use`, and deletes it when that ends or fails, and when the process ends.
 *
 * @param cleanUpFirst what has to end before the folder can be deleted
 */
export async function withFolder<T>(use: (folder: string) => Promise<T>, cleanUpFirst?: () => void): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'runbook-'));
  const cleanUp = () => {
    cleanUpFirst?.();
    // Much faster than Node with a Debian's files; processes that end only now can make it leave some.
    spawnSync('rm', ['-rf', folder], { stdio: 'ignore' });
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  };
  process.on('exit', cleanUp);
  try {
    return await use(folder);
  } finally {
    cleanUp();
    process.off('exit', cleanUp);
  }
}

/** Creates a machine for `use`, and removes it afterward. */
export async function withMachine(use: (machine: Machine) => Promise<void>, options?: MachineOptions): Promise<void> {
  let machine: Machine | undefined;
  await withFolder(
    async (root) => {
      machine = await createMachine(root, manualLite.values.domain ?? 'localhost', options);
      await use(machine);
    },
    () => machine?.end(),
  );
}
