import { availableParallelism, cpus } from 'node:os';

/** The processor time in seconds that this machine has spent at work since it started, by all programs together. */
export function busySeconds(): number {
  const milliseconds = cpus().flatMap(({ times }) => [times.user, times.nice, times.sys, times.irq]);
  return milliseconds.reduce((sum, value) => sum + value, 0) / 1000;
}

/** The part of the machine, from 0 to 1, that went to other work while a command ran. */
export function shareOfOthers(
  busy: number,
  own: number,
  wallSeconds: number,
  processors = availableParallelism(),
): number {
  return Math.min(1, Math.max(0, (busy - own) / (wallSeconds * processors)));
}
