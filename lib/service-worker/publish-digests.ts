import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '@/lib/site/paths.mjs';
import { digestsPath, listPath, type OfflineList } from './copy-name';
import { digestOf } from './digest';

/**
 * Publishes the digests of all files of an offline copy, beside the list of them: a list of its own, because only an update reads it.
 * Comes when the list is there.
 *
 * @param out the export's folder
 */
export async function publishDigests(out: string): Promise<void> {
  const { files }: OfflineList = JSON.parse(readFileSync(join(out, listPath), 'utf8'));
  const digests = await Promise.all(
    files.map(async ([path]) => [path, await digestOf(readFileSync(fileOf(out, path)))] as const),
  );
  writeFileSync(join(out, digestsPath), JSON.stringify(Object.fromEntries(digests)));
}

/** The file that is kept for a path: a page's own, or the one of that name. */
function fileOf(out: string, path: string): string {
  const file = join(out, path);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : join(out, filesOf(path, 'html')[0]);
}
