import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * How memory is read. PSS counts a page that several processes share once; RSS counts it in each of them, so that a sum of
 * it is too high. Only Linux tells PSS.
 */
export type MemoryKind = 'PSS' | 'RSS' | 'none';

/** What this machine can tell. */
export function memoryKind(): MemoryKind {
  if (existsSync('/proc/self/smaps_rollup')) {
    return 'PSS';
  }
  return process.platform === 'win32' ? 'none' : 'RSS';
}

/** The processes of the session or group that a detached process leads, itself included. */
export function membersOf(leader: number): number[] {
  if (memoryKind() === 'PSS') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && sessionOf(readProc(`/proc/${name}/stat`)) === leader)
      .map(Number);
  }
  return groupIn(processList(), leader).map(({ pid }) => pid);
}

/** The memory in KiB of the processes that a detached process leads, itself included. */
export function memoryOf(leader: number): number {
  const kind = memoryKind();
  if (kind === 'none') {
    return 0;
  }
  const sizes =
    kind === 'PSS'
      ? membersOf(leader).map((pid) => pssIn(readProc(`/proc/${pid}/smaps_rollup`)))
      : groupIn(processList(), leader).map(({ rss }) => rss);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The session in the text of `/proc/<pid>/stat`; the name of the program, in brackets, may hold anything. */
export function sessionOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[3] ?? Number.NaN);
}

/** The KiB in the text of `/proc/<pid>/smaps_rollup`; 0 when the process has ended. */
export function pssIn(rollup: string): number {
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
}

/** The members of a process group in the output of `ps -A -o pid=,pgid=,rss=`, with their KiB. */
export function groupIn(output: string, leader: number): { readonly pid: number; readonly rss: number }[] {
  return output
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, group]) => group === leader)
    .map(([pid = 0, , rss = 0]) => ({ pid, rss }));
}

function processList(): string {
  return process.platform === 'win32' ? '' : execFileSync('ps', ['-A', '-o', 'pid=,pgid=,rss='], { encoding: 'utf8' });
}

/** The text of a file below `/proc`, empty when its process has ended meanwhile. */
function readProc(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
