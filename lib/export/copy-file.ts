import { copyFileSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Puts the same bytes at a second path: as a second name of the file where the file system knows that, else as a copy.
 *
 * @throws when neither is possible, with the system's message
 */
export function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
