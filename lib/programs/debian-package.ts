import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/**
 * Returns the file of a program. It may also be outside of PATH, because Debian puts servers in `/usr/sbin`. An
 * absolute path refers to the file itself.
 */
export function fileOfProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin');
  return folders.map((folder) => resolve(folder, name)).find((file) => existsSync(file));
}
