import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * How memory is read. PSS counts what several processes share once; RSS counts it in each of them, so that a sum of it is
 * too high. Only Linux tells PSS.
 */
export type MemoryKind = 'PSS' | 'RSS' | 'none';

/** One process at one moment. */
export type Reading = { readonly pid: number; readonly kib: number; readonly cpuSeconds: number };

/** What this machine can tell. */
export function memoryKind(): MemoryKind {
  if (existsSync('/proc/self/smaps_rollup')) {
    return 'PSS';
  }
  return process.platform === 'win32' ? 'none' : 'RSS';
}

/**
 * Reads the processes of the session or group that a detached process leads, itself included.
 *
 * @param withMemory without it their memory says nothing: to add up its pages, Linux holds up a process that wants more
 */
export function readTree(leader: number, withMemory: boolean): Reading[] {
  switch (memoryKind()) {
    case 'PSS':
      return readProc(leader, withMemory);
    case 'RSS':
      return readingsIn(execFileSync('ps', ['-A', '-o', 'pid=,pgid=,rss=,time='], { encoding: 'utf8' }), leader);
    case 'none':
      return [];
  }
}

function readProc(leader: number, withMemory: boolean): Reading[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const { session, cpuSeconds } = statOf(textOf(`/proc/${name}/stat`));
      return session === leader
        ? [{ pid: Number(name), kib: withMemory ? pssIn(textOf(`/proc/${name}/smaps_rollup`)) : 0, cpuSeconds }]
        : [];
    });
}

/** Session and processor time in the text of `/proc/<pid>/stat`, where the program's name, in brackets, may hold anything. */
export function statOf(stat: string): { readonly session: number; readonly cpuSeconds: number } {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticksPerSecond = 100;
  return { session: fields[3] ?? 0, cpuSeconds: ((fields[11] ?? 0) + (fields[12] ?? 0)) / ticksPerSecond };
}

/** The KiB in the text of `/proc/<pid>/smaps_rollup`; 0 when the process has ended. */
export function pssIn(rollup: string): number {
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
}

/** The members of a process group in the output of `ps -A -o pid=,pgid=,rss=,time=`. */
export function readingsIn(output: string, leader: number): Reading[] {
  return output
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, group]) => Number(group) === leader)
    .map(([pid, , kib, time = '']) => ({ pid: Number(pid), kib: Number(kib), cpuSeconds: secondsIn(time) }));
}

/** The seconds in a time as `ps` writes it: `1:02.50`, `00:01:02` or `2-00:00:00`. */
function secondsIn(time: string): number {
  const [days = 0, clock = ''] = time.includes('-') ? [Number(time.split('-')[0]), time.split('-')[1]] : [0, time];
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + days * 86_400;
}

/** The text of a file below `/proc`, empty when its process has ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
