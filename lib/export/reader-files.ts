import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { all } from '@/content/environment/editions.mjs';
import { envFileOf } from '@/lib/content/blocks/env-template.mjs';

/**
 * Publishes the files that readers put on their own servers: the Compose files at `/compose/<edition>/`, and each
 * edition's settings at `/env/<edition>.env`.
 *
 * @param root the project's root folder
 * @param out the export's folder
 */
export function publishReaderFiles(root: string, out: string): void {
  cpSync(join(root, 'content/compose'), join(out, 'compose'), { recursive: true });
  mkdirSync(join(out, 'env'), { recursive: true });
  for (const edition of all) {
    writeFileSync(join(out, 'env', `${edition}.env`), envFileOf(edition));
  }
}
