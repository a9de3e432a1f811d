import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** The file of a program, which may also be outside of the PATH: Debian keeps servers in `/usr/sbin`. An absolute path names the file itself. */
export function fileOfProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin');
  return folders.map((folder) => resolve(folder, name)).find((file) => existsSync(file));
}
