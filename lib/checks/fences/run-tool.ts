import { execFile } from 'node:child_process';
import { fileOfProgram } from '@/lib/programs/debian-package';

/** Whether a program succeeded, as its exit status, and its output. */
export type ToolResult = { readonly status: number; readonly stdout: string; readonly stderr: string };

/** Runs a program with a text as its input. Rejects if it doesn't start. */
export function runTool(
  program: string,
  args: readonly string[],
  input = '',
  cwd = process.cwd(),
): Promise<ToolResult> {
  const options = { cwd, env: { ...process.env, LC_ALL: 'C' }, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve, reject) => {
    const child = execFile(fileOfProgram(program) ?? program, args, options, (error, stdout, stderr) =>
      typeof error?.code === 'string' ? reject(error) : resolve({ status: error ? 1 : 0, stdout, stderr }),
    );
    // A program that exits before reading all of its input closes the pipe. Its exit status says why.
    child.stdin?.on('error', () => undefined).end(input);
  });
}
