import type { Ended, Machine } from './machine';

/** Where commands belong: a page's ID, and a heading on it. */
type Place = { readonly page: string; readonly heading: string };

/** Describes a command that failed: the page, the heading, the problem, the command, and its output. */
export function failure({ page, heading }: Place, command: string, problem: string, output: string): Error {
  const shown = output.length > 6000 ? `${output.slice(0, 3000)}\n…\n${output.slice(-3000)}` : output;
  return new Error(`/${page}, "${heading}": ${problem}\n$ ${command}\n${shown}`);
}

/** Returns why a command counts as failed; undefined if it doesn't. */
export function problemOf({ status, timedOut }: Ended): string | undefined {
  if (timedOut) {
    return "the command didn't end in time; it may wait for input.";
  }
  return status === 0 ? undefined : `the command ended with status ${status}.`;
}

/**
 * Runs commands that aren't on the page.
 *
 * @throws a sentence at the first one that fails
 */
export async function runAll(machine: Machine, commands: readonly string[], place: Place): Promise<void> {
  for (const command of commands) {
    const ended = await machine.run(command);
    const problem = problemOf(ended);
    if (problem !== undefined) {
      throw failure(place, command, problem, ended.output);
    }
  }
}

/** Repeats a check, such as of a service that starts, until it's as wanted or the time is over. */
export async function repeat(
  check: () => Promise<Ended>,
  isWanted: (ended: Ended) => boolean,
  withinSeconds: number,
): Promise<Ended> {
  const startedAt = Date.now();
  for (;;) {
    const ended = await check();
    if (isWanted(ended) || Date.now() - startedAt > withinSeconds * 1000) {
      return ended;
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
