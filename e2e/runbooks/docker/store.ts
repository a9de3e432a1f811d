import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Machine } from '@/e2e/runbooks/machine';
import { runAll } from '@/e2e/runbooks/run-commands';
import { log } from '@/lib/programs/log';
import { registryAddress, withDaemon } from './daemon';
import type { BuiltImage } from './images';

const dataFolder = '/var/lib/docker';

/**
 * Adds the images to a registry, from which pages pull as from Docker Hub. Pulls all of them once and keeps Docker's
 * folders with them, because each pull takes a minute.
 *
 * @param server the archive of the server
 * @returns the folders of the registry and of the pulled images
 * @throws a sentence if a command fails
 */
export async function fillStore(server: string, images: readonly BuiltImage[]) {
  const names = images.map(({ archive }) => basename(archive)).join('\n');
  const registry = join(dirname(server), 'registry');
  const store = join(dirname(server), `store-${createHash('sha256').update(names).digest('hex').slice(0, 12)}`);
  if (!existsSync(store)) {
    mkdirSync(registry, { recursive: true });
    await withDaemon(server, registry, async (machine) => {
      const run = (...commands: string[]) => runAll(machine, commands, { page: 'docker', heading: 'Images' });
      for (const image of images) {
        const doneFile = join(registry, `${basename(image.archive)}.done`);
        if (!existsSync(doneFile)) {
          log(`Adding ${image.tag} to the registry`);
          await run(push(image));
          writeFileSync(doneFile, '');
        }
      }
      log('Pulling all images');
      await run(...images.map(({ tag }) => `docker pull -q ${tag}`), stopDocker);
      rmSync(`${store}.part`, { recursive: true, force: true });
      mkdirSync(`${store}.part`);
      for (const folder of ['image', 'overlay2']) {
        execFileSync('mv', [machine.outside(join(dataFolder, folder)), `${store}.part`]);
      }
      renameSync(`${store}.part`, store);
    });
  }
  return { registry, store };
}

function push({ archive, tag, changes }: BuiltImage): string {
  const name = `${registryAddress}/${tag.includes('/') ? tag : `library/${tag}`}`;
  const options = changes.map((change) => `--change '${change}'`).join(' ');
  return `docker import ${options} ${archive} ${name} && docker push -q ${name} && docker rmi ${name}`;
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
