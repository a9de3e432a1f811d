import { readFileSync, writeFileSync } from 'node:fs';
import type { FileStore } from './files';

/**
 * Writes files into one archive: a line of JSON with the path and the length of each, and then their contents. As
 * separate files, more than a thousand, they would take npm several seconds to unpack.
 */
export function writeArchive(archive: string, files: readonly (readonly [path: string, content: Buffer])[]): void {
  const index = files.map(([path, content]) => [path, content.length]);
  writeFileSync(
    archive,
    Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...files.map(([, content]) => content)]),
  );
}

/** Opens an archive that `writeArchive` wrote. It stays in memory. */
export function openArchive(archive: string): FileStore {
  const bytes = readFileSync(archive);
  let end = bytes.indexOf('\n') + 1;
  const index: readonly (readonly [string, number])[] = JSON.parse(bytes.toString('utf8', 0, end));
  const files = new Map<string, Buffer>();
  for (const [path, length] of index) {
    files.set(path, bytes.subarray(end, end + length));
    end += length;
  }
  return {
    versionOf: async (path) => (files.has(path) ? '' : null),
    read: async (path) => files.get(path) ?? Promise.reject(new Error(`${path} isn't in ${archive}.`)),
  };
}
