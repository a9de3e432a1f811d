import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { busySeconds, shareOfOthers } from './machine-load';
import { type MemoryKind, memoryKind, readTree } from './process-tree';

/** What a command cost: time, and where it was read the peak of the memory of all its processes together. */
export type ProcessCost = {
  readonly wallSeconds: number;
  /** Processor time of all processes, as last seen before they ended. A busy machine changes it less than wall time. */
  readonly cpuSeconds: number;
  /** The part of the machine, from 0 to 1, that went to other work meanwhile. */
  readonly othersShare: number;
  /** 0 where memory was not read. */
  readonly peakMiB: number;
  readonly memoryKind: MemoryKind;
  readonly log: string;
};

/** A command, where to run it, and when to stop it. */
export type Command = {
  readonly program: string;
  readonly parameters: readonly string[];
  readonly folder: string;
  /** Whether to read its memory, which slows it: the times are then none to compare. */
  readonly withMemory: boolean;
  readonly environment?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
};

/** Milliseconds from one look at the processes to the next. */
const lookEvery = 250;

/**
 * Runs a command and measures it. All processes that it started have ended when this returns.
 *
 * @throws with the last lines of its output when it fails
 */
export async function measureProcess(command: Command): Promise<ProcessCost> {
  const { program, parameters, folder, withMemory, environment = process.env, signal } = command;
  signal?.throwIfAborted();
  const [start, busyBefore] = [performance.now(), busySeconds()];
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
  const watch = watchTree(child, withMemory);
  try {
    const [code, killedBy] = await once(child, 'close');
    const wallSeconds = (performance.now() - start) / 1000;
    const log = Buffer.concat(output).toString();
    signal?.throwIfAborted();
    if (code !== 0) {
      const end = killedBy ? `was killed by ${killedBy}` : `ended with code ${code}`;
      throw new Error(
        `"${[program, ...parameters].join(' ')}" in ${folder} ${end}. Its last lines:\n${lastLines(log)}`,
      );
    }
    const seen = watch.seen();
    const othersShare = shareOfOthers(busySeconds() - busyBefore, seen.cpuSeconds, wallSeconds);
    return { wallSeconds, ...seen, othersShare, memoryKind: memoryKind(), log };
  } finally {
    watch.stop();
    signal?.removeEventListener('abort', stop);
    stopAll(child);
  }
}

/** The end of a log, short enough for a message. */
export function lastLines(log: string, count = 25): string {
  return log.trimEnd().split('\n').slice(-count).join('\n');
}

type Watch = { readonly seen: () => Pick<ProcessCost, 'cpuSeconds' | 'peakMiB'>; readonly stop: () => void };

/** Looks again and again, in at most a tenth of the time. */
function watchTree(child: ChildProcess, withMemory: boolean): Watch {
  const cpuSeconds = new Map<number, number>();
  let peakKiB = 0;
  let timer: NodeJS.Timeout;
  const look = () => {
    const start = performance.now();
    const readings = child.pid === undefined ? [] : readTree(child.pid, withMemory);
    peakKiB = withMemory ? Math.max(peakKiB, sum(readings.map(({ kib }) => kib))) : 0;
    for (const reading of readings) {
      cpuSeconds.set(reading.pid, reading.cpuSeconds);
    }
    timer = setTimeout(look, Math.max(lookEvery, 9 * (performance.now() - start)));
  };
  timer = setTimeout(look, lookEvery);
  return {
    seen: () => ({ cpuSeconds: sum([...cpuSeconds.values()]), peakMiB: peakKiB / 1024 }),
    stop: () => clearTimeout(timer),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Ends a process and whatever it has started. */
function stopAll(child: ChildProcess): void {
  if (child.pid === undefined) {
    return;
  }
  for (const target of [-child.pid, ...readTree(child.pid, false).map(({ pid }) => pid)]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}
