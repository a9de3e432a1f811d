import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMachine, type Machine, type MachineOptions } from './machine';
import { manualLite } from './manual';

/** Waits until its input closes. Processes that end only then can still keep files and control groups. */
const deleteAfterward = `
read -r _
for attempt in $(seq 100); do
  rm -rf "$1" && find /sys/fs/cgroup -depth -type d -path "*/\${1##*/}*" -exec rmdir {} + && break
  sleep 0.2
done 2> /dev/null`;

/**
 * Creates a temporary folder for `use`. A process outside of the terminal's group deletes it, and control groups of
 * the same name, when that ends or fails, and however this program ends.
 */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'runbook-'));
  const deletion = spawn('bash', ['-c', deleteAfterward, 'bash', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  try {
    return await use(folder);
  } finally {
    deletion.stdin.end();
    await once(deletion, 'exit');
  }
}

/** Creates a machine for `use`, and removes it afterward. */
export async function withMachine(use: (machine: Machine) => Promise<void>, options?: MachineOptions): Promise<void> {
  await withFolder(async (root) => {
    const machine = await createMachine(root, manualLite.values.domain ?? 'localhost', options);
    await use(machine).finally(machine.end);
  });
}
