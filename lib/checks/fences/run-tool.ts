import { spawn } from 'node:child_process';
import { fileOfProgram } from '@/lib/programs/debian-package';

/** A program's exit status and output. */
export type ToolResult = { readonly status: number; readonly stdout: string; readonly stderr: string };

/** Runs a program with a text as its input. */
export function runTool(
  program: string,
  args: readonly string[],
  input = '',
  cwd = process.cwd(),
): Promise<ToolResult> {
  const env = { ...process.env, LC_ALL: 'C' };
  const child = spawn(fileOfProgram(program) ?? program, args, { cwd, stdio: 'pipe', env });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output.stderr += text;
  });
  // A program that exits before reading all of its input closes the pipe. Its exit status says why.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status: status ?? 1, ...output }));
  });
}
