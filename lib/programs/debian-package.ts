import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** Returns the file of a program in PATH or in `/usr/sbin`, where Debian puts servers, or at an absolute path. */
export function fileOfProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin');
  return folders.map((folder) => resolve(folder, name)).find((file) => existsSync(file));
}
