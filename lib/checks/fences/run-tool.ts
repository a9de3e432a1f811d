import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** A program's exit status and output. */
export type ToolResult = { readonly status: number; readonly stdout: string; readonly stderr: string };

/** Runs a program with a text as its input. */
export function runTool(
  program: string,
  args: readonly string[],
  input = '',
  cwd = process.cwd(),
): Promise<ToolResult> {
  const child = spawn(program, args, { cwd, stdio: 'pipe', env: { ...process.env, LC_ALL: 'C' } });
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

/** Processes items concurrently, as many at a time as the machine has processors, and returns the results in order. */
export async function forEachAtOnce<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const entries = items.entries();
  const worker = async () => {
    for (const [index, item] of entries) {
      results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
