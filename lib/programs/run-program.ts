import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export type Ended = { readonly status: number; readonly output: string };

/** Runs a command in the project's folder, with installed packages in PATH, and captures its output. */
export function runProgram(command: string, root: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status: status ?? 1, output }));
  });
}
