import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type MemoryKind, membersOf, memoryKind, memoryOf } from './process-memory';

/** What a command cost: time, and the peak of the memory of all its processes together. */
export type ProcessCost = {
  readonly wallSeconds: number;
  readonly peakMiB: number;
  readonly memoryKind: MemoryKind;
  readonly log: string;
};

/** A command, where to run it, and when to stop it. */
export type Command = {
  readonly program: string;
  readonly parameters: readonly string[];
  readonly folder: string;
  readonly environment?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
};

const sampleEvery = 250;

/**
 * Runs a command and measures it. All processes that it started have ended when this returns.
 *
 * @throws with the last lines of its output when it fails
 */
export async function measureProcess(command: Command): Promise<ProcessCost> {
  const { program, parameters, folder, environment = process.env, signal } = command;
  signal?.throwIfAborted();
  const start = performance.now();
  const child = spawn(program, parameters, {
    cwd: folder,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const stop = () => stopAll(child);
  signal?.addEventListener('abort', stop, { once: true });
  const memory = watchMemory(child);
  try {
    const [code, killedBy] = await once(child, 'close');
    const wallSeconds = (performance.now() - start) / 1000;
    const log = Buffer.concat(output).toString();
    signal?.throwIfAborted();
    if (code !== 0) {
      const end = killedBy ? `was killed by ${killedBy}` : `ended with code ${code}`;
      throw new Error(`"${[program, ...parameters].join(' ')}" in ${folder} ${end}. Its last lines:\n${lastLines(log)}`);
    }
    return { wallSeconds, peakMiB: memory.peakKiB() / 1024, memoryKind: memoryKind(), log };
  } finally {
    memory.stop();
    signal?.removeEventListener('abort', stop);
    stopAll(child);
  }
}

/** The end of a log, short enough for a message. */
export function lastLines(log: string, count = 25): string {
  return log.trimEnd().split('\n').slice(-count).join('\n');
}

/** Reads the memory again and again, in at most a tenth of the time, as each reading slows the processes it looks at. */
function watchMemory(child: ChildProcess): { readonly peakKiB: () => number; readonly stop: () => void } {
  let peak = 0;
  let timer: NodeJS.Timeout;
  const sample = () => {
    const start = performance.now();
    if (child.pid !== undefined) {
      peak = Math.max(peak, memoryOf(child.pid));
    }
    timer = setTimeout(sample, Math.max(sampleEvery, 9 * (performance.now() - start)));
  };
  timer = setTimeout(sample, sampleEvery);
  return { peakKiB: () => peak, stop: () => clearTimeout(timer) };
}

/** Ends a process and whatever it has started. */
function stopAll(child: ChildProcess): void {
  if (child.pid === undefined) {
    return;
  }
  for (const target of [-child.pid, ...membersOf(child.pid)]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}
