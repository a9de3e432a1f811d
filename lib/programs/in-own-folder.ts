import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningServer } from './run-server';

/** Starts a server with a temporary folder for its files, which is removed when the server stops or fails to start. */
export async function inOwnFolder(start: (folder: string) => Promise<RunningServer>): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-host-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { port, stop } = await start(folder);
    return { port, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
