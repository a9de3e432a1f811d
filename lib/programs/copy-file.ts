import { copyFileSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a file available at a second path: as a hard link if the file system supports it, otherwise as a copy. */
export function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { force: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
