import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const deflate = promisify(gzip);

/** Smaller files fit into one packet with their headers, so compressing them saves nothing. In bytes. */
const smallest = 1024;

/** Text files. Images and fonts are already compressed. */
const text = /\.(?:atom|css|env|html|m?js|json|md|svg|txt|webmanifest|xml|ya?ml)$/;

/** Returns whether `compressFile` can make a file with this name smaller. */
export function isCompressible(name: string): boolean {
  return text.test(name);
}

/** Compresses a text at the highest level. Returns null if that doesn't make it smaller. */
export async function compressBrotli(bytes: Buffer): Promise<Buffer | null> {
  if (bytes.length < smallest) {
    return null;
  }
  const packed = await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  return packed.length < bytes.length ? packed : null;
}

/**
 * Writes compressed copies of a file next to it, as `x.br` and `x.gz`, unless they aren't smaller, and returns their
 * paths. The same content produces the same bytes on every system.
 */
export async function compressFile(file: string): Promise<string[]> {
  const bytes = await readFile(file);
  if (bytes.length < smallest) {
    return [];
  }
  const [br, gz] = await Promise.all([compressBrotli(bytes), deflate(bytes, { level: 9 })]);
  // The gzip header's OS byte: 255 means "unknown" (RFC 1952).
  gz[9] = 255;
  const copies = new Map<string, Buffer>();
  if (br) {
    copies.set(`${file}.br`, br);
  }
  if (gz.length < bytes.length) {
    copies.set(`${file}.gz`, gz);
  }
  await Promise.all([...copies].map(([path, content]) => writeFile(path, content)));
  return [...copies.keys()];
}
