import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { isCompressible } from '@/lib/hosting/compress-file';

/** The encodings that the server supports, the preferred one first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof encodings)[number];

/** A file in one encoding. The ETag is a digest of the bytes, because files of a package have no useful dates. */
export type Representation = { readonly bytes: Buffer; readonly encoding: Encoding; readonly etag: string };

/** Where the built files are: a folder, or the archive in a private copy. Paths start with a slash. */
export type FileStore = {
  /** Returns a text that changes when a file does; null if there's no such file. */
  versionOf(path: string): Promise<string | null>;
  /** Reads a file that exists. */
  read(path: string): Promise<Buffer>;
};

/** Reads a file in the first given encoding that's available; null if it's missing. Throws the system's errors. */
export type ReadFile = (file: string, accepted: readonly Encoding[]) => Promise<Representation | null>;

/** Limit for the files in memory. The whole site is smaller. */
const maxCacheBytes = 100e6;

/**
 * Opens built files. A text file may exist only as `x.br`, which is how a private copy stores it; then it's
 * decompressed for clients that don't accept Brotli. Text without a stored `x.gz` is compressed on the first request.
 */
export function openFiles({ versionOf, read }: FileStore): ReadFile {
  const readIfExists = async (path: string) => ((await versionOf(path)) === null ? null : read(path));
  const readText = async (path: string) =>
    (await readIfExists(path)) ?? promisify(brotliDecompress)(await read(`${path}.br`));
  const readEncoded: Readonly<Record<Encoding, (path: string) => Promise<Buffer | null>>> = {
    br: (path) => readIfExists(`${path}.br`),
    gzip: async (path) => (await readIfExists(`${path}.gz`)) ?? promisify(gzip)(await readText(path)),
    identity: readText,
  };
  const cache = new Map<string, Promise<Representation | null>>();
  let cachedBytes = 0;
  const load = async (path: string, accepted: readonly Encoding[]) => {
    for (const encoding of isCompressible(path) ? accepted : (['identity'] as const)) {
      const bytes = await readEncoded[encoding](path);
      if (bytes !== null) {
        cachedBytes += bytes.length;
        return { bytes, encoding, etag: etagOf(bytes) };
      }
    }
    return null;
  };
  return async (path, accepted) => {
    const version = (await versionOf(path)) ?? (await versionOf(`${path}.br`));
    if (version === null) {
      return null;
    }
    if (cachedBytes > maxCacheBytes) {
      cache.clear();
      cachedBytes = 0;
    }
    const key = [path, version, ...accepted].join('\n');
    const loading = cache.get(key) ?? load(path, accepted);
    cache.set(key, loading);
    return loading.catch((error: unknown) => {
      cache.delete(key);
      throw error;
    });
  };
}

/** Opens a folder, whose files may change while they're served. */
export function openFolder(folder: string): FileStore {
  return {
    read: (path) => readFile(join(folder, path)),
    async versionOf(path) {
      try {
        const stats = await stat(join(folder, path));
        return stats.isFile() ? `${stats.mtimeMs} ${stats.size}` : null;
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') {
          return null;
        }
        throw error;
      }
    },
  };
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}
