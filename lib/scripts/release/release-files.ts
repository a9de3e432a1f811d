import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksumOf } from '@/lib/export/offline-copy/archive';

/** The file with the checksums of a release, in the format that `sha256sum --check` reads. */
export const checksumsName = 'SHA256SUMS';

/** Copies the files of a folder whose names match. */
export function collect(from: string, to: string, names: RegExp): void {
  for (const name of readdirSync(from).filter((entry) => names.test(entry))) {
    copyFileSync(join(from, name), join(to, name));
  }
}

/** Writes the checksums of all files of a release. Throws a sentence if it lacks a kind of file, by name. */
export function writeChecksums(folder: string, kinds: readonly RegExp[]): void {
  const names = readdirSync(folder).filter((name) => name !== checksumsName);
  const missing = kinds.filter((kind) => !names.some((name) => kind.test(name)));
  if (missing.length > 0) {
    throw new Error(`The release lacks ${missing.join(' and ')}. See which step above failed to write it.`);
  }
  const lines = names.sort().map((name) => checksumOf(name, readFileSync(join(folder, name))));
  writeFileSync(join(folder, checksumsName), lines.join(''));
}
