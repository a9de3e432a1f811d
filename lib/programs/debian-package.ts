import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

/** How long installing a package may take, in milliseconds. */
export const installTime = 300_000;

/** The file of a program, which need not be on the PATH: Debian keeps servers in `/usr/sbin`. An absolute path names a file itself. */
export function fileOfProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin');
  return folders.map((folder) => resolve(folder, name)).find((file) => existsSync(file));
}

/**
 * Sees to it that a program, or a file by its absolute path, of a Debian package is there; root on Debian installs a missing one.
 *
 * @returns why it is not there, else undefined
 */
export function absenceOfPackage(program: string, debianPackage: string): string | undefined {
  if (fileOfProgram(program)) {
    return undefined;
  }
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    return `${program} is not installed, and only root on Debian may install it here (apt-get install ${debianPackage})`;
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${debianPackage}`;
  const { stderr } = spawnSync('sh', ['-c', install], { env, encoding: 'utf8', timeout: installTime });
  const said = stderr.trim().split('\n').at(-1);
  return fileOfProgram(program) ? undefined : `apt-get could not install ${debianPackage}: ${said}`;
}
