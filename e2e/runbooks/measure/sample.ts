import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Machine } from '@/e2e/runbooks/machine';

const cgroups = '/sys/fs/cgroup';
const megabyte = 1024 ** 2;

const groupOf = (machine: Machine, controller: string, id = '') =>
  join(cgroups, controller, basename(machine.outside('.')), id);

/** Returns what `docker stats` shows: memory without the file cache that the kernel can drop at once. */
function memoryOf(group: string): number {
  const stat = readFileSync(join(group, 'memory.stat'), 'utf8');
  const cache = Number(/^total_inactive_file (\d+)/m.exec(stat)?.[1]);
  return (Number(readFileSync(join(group, 'memory.usage_in_bytes'), 'utf8')) - cache) / megabyte;
}

/**
 * Measures the containers while `act` runs, and at least for a time: memory in MB (the median and the highest of one
 * value a second), and the seconds of a processor core that they used.
 */
export async function measureUse(machine: Machine, seconds: number, act?: () => Promise<unknown>) {
  const { output } = await machine.run("docker ps --no-trunc --format '{{.Names}} {{.ID}}'");
  const containers = [...output.matchAll(/^mixpost-(\w+)-1 (\w+)$/gm)].map(([, name = '', id = '']) => ({
    name,
    memory: groupOf(machine, 'memory', id),
    processor: join(groupOf(machine, 'cpuacct', id), 'cpuacct.usage'),
    samples: [] as number[],
  }));
  // The group of a container that stopped is gone.
  const nanoseconds = () =>
    containers.map(({ processor }) => (existsSync(processor) ? Number(readFileSync(processor, 'utf8')) : Number.NaN));
  const before = nanoseconds();
  const startedAt = Date.now();
  let isOver = act === undefined;
  const acting = act?.().finally(() => {
    isOver = true;
  });
  while (!isOver || Date.now() - startedAt < seconds * 1000) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    for (const { memory, samples } of containers.filter((container) => existsSync(container.memory))) {
      samples.push(memoryOf(memory));
    }
  }
  const ended = await acting;
  const after = nanoseconds();
  const uses = containers.map(({ name, samples }, at) => {
    const sorted = samples.toSorted((a, b) => a - b);
    const [memory = 0, peak = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    const processor = ((after[at] ?? 0) - (before[at] ?? 0)) / 1e9;
    return [name, { memory: Math.round(memory), peak: Math.round(peak), processor: Math.round(processor * 10) / 10 }];
  });
  return { seconds: Math.round((Date.now() - startedAt) / 1000), ended, uses: Object.fromEntries(uses) };
}

/** Limits the memory of all containers together, as a server of that size would. Without a size, the limit ends. */
export function limitMemory(machine: Machine, gigabytes?: number): string {
  const bytes = gigabytes === undefined ? -1 : gigabytes * 1024 ** 3;
  return `echo ${bytes} > ${join(groupOf(machine, 'memory'), 'memory.limit_in_bytes')}`;
}
