import { gzipSync } from 'node:zlib';
import { indexName } from './format';

/** Throughput of a slow connection (1.6 Mbit/s), in bytes per second. */
const slowLine = 200_000;
/** How long a reader should wait for the first results on such a connection, in seconds. */
const patience = 1.2;

/**
 * Warns if the site has outgrown its own index: if a slow connection takes longer to load the first file than a reader
 * should wait for results. Texts load after that, so they don't count.
 *
 * @returns a line for the build log; null if the size is fine
 */
export function adviceOn(files: ReadonlyMap<string, string>): string | null {
  const size = gzipSync(files.get(indexName) ?? '').length;
  if (size <= slowLine * patience) {
    return null;
  }
  const seconds = (size / slowLine).toFixed(1);
  return `The search index starts with ${Math.round(size / 1000)} kB, which takes ${seconds} s on a slow connection. For a site of this size, set up the hosted search (see the README).`;
}
