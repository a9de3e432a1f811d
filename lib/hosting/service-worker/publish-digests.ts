import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '@/lib/site/paths.mjs';
import { digestsPath, listPath, type OfflineList } from './cache-name';
import { digestOf } from './digest';

/** Publishes the digests of all files in the list of an offline copy, in a file of their own for updates. */
export async function publishDigests(out: string): Promise<void> {
  const { files }: OfflineList = JSON.parse(readFileSync(join(out, listPath), 'utf8'));
  const digests = await Promise.all(
    files.map(async ([path]) => [path, await digestOf(readFileSync(fileOf(out, path)))] as const),
  );
  writeFileSync(join(out, digestsPath), JSON.stringify(Object.fromEntries(digests)));
}

/** Returns the file for a path: the page's HTML file, or the file with that name. */
function fileOf(out: string, path: string): string {
  const file = join(out, path);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : join(out, filesOf(path, 'html')[0]);
}
