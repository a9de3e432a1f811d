import { cpSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Publishes what readers put on their own server as files: the Compose files at `/compose/<edition>/`.
 *
 * @param root the project's root folder
 * @param out the export's folder
 */
export function publishReaderFiles(root: string, out: string): void {
  cpSync(join(root, 'content/compose'), join(out, 'compose'), { recursive: true });
}
