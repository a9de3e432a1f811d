import { fileOfProgram } from '@/lib/programs/debian-package';
import { runProgram } from '@/lib/programs/run-program';

/**
 * Requests a URL for several seconds over 16 keep-alive connections.
 *
 * @returns the responses per second
 * @throws with the program's output if it failed, or some responses were errors
 */
export async function answersPerSecond(url: string, seconds: number): Promise<number> {
  const wrk = fileOfProgram('wrk') ?? 'wrk';
  const { status, output } = await runProgram(`${wrk} -t1 -c16 -d${seconds}s ${url}`, process.cwd());
  const rate = Number(/Requests\/sec:\s*([\d.]+)/.exec(output)?.[1]);
  if (status !== 0 || !(rate > 0) || /Non-2xx|Socket errors/.test(output)) {
    throw new Error(`wrk could not measure ${url}:\n${output.trim()}`);
  }
  return rate;
}
