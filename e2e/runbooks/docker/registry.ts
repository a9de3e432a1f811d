import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runAll } from '@/e2e/runbooks/run-commands';
import { log } from '@/lib/programs/log';
import { registryAddress, withDaemon } from './daemon';
import type { BuiltImage } from './images';

/**
 * Adds the images that a registry in the cache doesn't have yet. Pages pull from it as from Docker Hub.
 *
 * @param server the archive of the server on which Docker does it
 * @returns the folder of the registry
 * @throws a sentence if a command fails
 */
export async function fillRegistry(server: string, images: readonly BuiltImage[]): Promise<string> {
  const registry = join(dirname(server), 'registry');
  const doneFile = ({ archive }: BuiltImage) => join(registry, `${basename(archive)}.done`);
  const missing = images.filter((image) => !existsSync(doneFile(image)));
  mkdirSync(registry, { recursive: true });
  if (missing.length > 0) {
    await withDaemon(server, registry, async (machine) => {
      for (const image of missing) {
        log(`Adding ${image.tag} to the registry`);
        await runAll(machine, [push(image)], { page: 'docker', heading: 'Registry' });
        writeFileSync(doneFile(image), '');
      }
    });
  }
  return registry;
}

function push({ archive, tag, changes }: BuiltImage): string {
  const name = `${registryAddress}/${tag.includes('/') ? tag : `library/${tag}`}`;
  const options = changes.map((change) => `--change '${change}'`).join(' ');
  return `docker import ${options} ${archive} ${name} && docker push -q ${name} && docker rmi ${name}`;
}
