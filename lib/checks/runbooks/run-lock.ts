import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes sure that only one run is under way on this machine.
 *
 * @param file where the process ID of the run is
 * @returns a function that releases the lock
 * @throws a sentence if another run is under way
 */
export function takeLock(file = join(tmpdir(), 'mixpost-docs-runbooks.lock')): () => void {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(file, 'utf8'));
    if (isRunning(owner)) {
      throw new Error(`Another run is under way (process ${owner}). Wait for its end.`);
    }
    // The run was killed before it could release the lock.
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
