import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** How a program ended, and all that it said. */
export type Ended = { readonly status: number; readonly output: string };

/**
 * Runs a command line in the project's folder, where the programs of the installed packages are found by name, and keeps what it
 * says.
 *
 * @param env variables to set beside this process's own
 */
export function runProgram(command: string, root: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH, ...env },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status: status ?? 1, output }));
  });
}
