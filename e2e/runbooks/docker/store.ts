import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Machine } from '@/e2e/runbooks/machine';
import { runAll } from '@/e2e/runbooks/run-commands';
import { log } from '@/lib/programs/log';
import { withDaemon } from './daemon';
import type { BuiltImage } from './images';

const dataFolder = '/var/lib/docker';

/**
 * Pulls all images once and keeps Docker's folders with them, because each pull takes a minute.
 *
 * @param server the archive of the server
 * @param registry the folder of the registry that has the images
 * @returns the folder
 * @throws a sentence if a command fails
 */
export async function fillStore(server: string, registry: string, images: readonly BuiltImage[]): Promise<string> {
  const names = images.map(({ archive }) => basename(archive)).join('\n');
  const store = join(dirname(server), `store-${createHash('sha256').update(names).digest('hex').slice(0, 12)}`);
  if (!existsSync(store)) {
    await withDaemon(server, registry, async (machine) => {
      log('Pulling all images');
      const pulls = images.map(({ tag }) => `docker pull -q ${tag}`);
      await runAll(machine, [...pulls, stopDocker], { page: 'docker', heading: 'Images' });
      rmSync(`${store}.part`, { recursive: true, force: true });
      mkdirSync(`${store}.part`);
      for (const folder of ['image', 'overlay2']) {
        execFileSync('mv', [machine.outside(join(dataFolder, folder)), `${store}.part`]);
      }
      renameSync(`${store}.part`, store);
    });
  }
  return store;
}

const stopDocker = 'kill $(cat /run/docker.pid) && while [ -e /run/docker.pid ]; do sleep 0.1; done';

/** Gives a server the images before Docker starts. Docker never changes layers, so their files stay in the store. */
export function shareStore(store: string, machine: Machine): void {
  const data = machine.outside(dataFolder);
  const script = [
    'mkdir -p "$2" && cd "$1"',
    'tar -c --exclude=./overlay2/*/diff . | tar -x -C "$2"',
    'for files in overlay2/*/diff; do ln -s "$1/$files" "$2/$files"; done',
  ].join(' && ');
  execFileSync('bash', ['-c', script, 'bash', store, data]);
}
