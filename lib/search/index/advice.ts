import { gzipSync } from 'node:zlib';
import { indexName } from './format';

/** What a slow line carries in a second, in bytes: 1.6 Mbit. */
const slowLine = 200_000;
/** How long a first answer may keep a reader on such a line, in seconds. */
const patience = 1.2;

/**
 * Says when a site has outgrown an index of its own: when a slow line takes longer for the first file alone than a reader should wait for
 * an answer. The texts come after it, and don't count.
 *
 * @returns a line for the build; null while all is well
 */
export function adviceOn(files: ReadonlyMap<string, string>): string | null {
  const size = gzipSync(files.get(indexName) ?? '').length;
  if (size <= slowLine * patience) {
    return null;
  }
  const seconds = (size / slowLine).toFixed(1);
  return `The search index begins with ${Math.round(size / 1000)} kB, ${seconds} s on a slow line: for a site of this size, set up the hosted search (see the README).`;
}
