import { type ExecFileOptions, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

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

/** Whether a program succeeded, as its exit status, and its output. */
export type ToolResult = { readonly status: number; readonly stdout: string; readonly stderr: string };

/** Runs a program with a text as its input. Rejects if it doesn't start. */
export function runTool(
  program: string,
  args: readonly string[],
  { input = '', ...options }: ExecFileOptions & { readonly input?: string } = {},
): Promise<ToolResult> {
  const all = { env: { ...process.env, LC_ALL: 'C' }, maxBuffer: Number.POSITIVE_INFINITY, ...options };
  return new Promise((done, reject) => {
    const child = execFile(fileOfProgram(program) ?? program, args, all, (error, stdout, stderr) =>
      typeof error?.code === 'string'
        ? reject(error)
        : done({ status: error ? 1 : 0, stdout: `${stdout}`, stderr: `${stderr}` }),
    );
    // A program that exits before reading all of its input closes the pipe. Its exit status says why.
    child.stdin?.on('error', () => undefined).end(input);
  });
}

/** Returns the file of a program in PATH or in `/usr/sbin`, where Debian puts servers, or at an absolute path. */
export function fileOfProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin');
  return folders.map((folder) => resolve(folder, name)).find((file) => existsSync(file));
}
