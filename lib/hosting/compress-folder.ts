import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from '@/lib/programs/files-below';
import { compressFile, isCompressible } from './compress-file';
import { copyFile } from './copy-file';

/** Compresses every text file in a folder. Hard links to the same file share their compressed copies. */
export async function compressFolder(folder: string) {
  const names = new Map<string, string[]>();
  const found = filesBelow(folder).filter(isCompressible);
  for (const file of found.map((name) => join(folder, name))) {
    const { ino, dev } = statSync(file);
    const key = ino === 0 ? file : `${dev}:${ino}`;
    names.set(key, [...(names.get(key) ?? []), file]);
  }
  const left = [...names.values()];
  // Files counts every hard link; the others are the bytes of the distinct files.
  const sum = { files: found.length, whole: 0, br: 0, gz: 0 };
  const work = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const [file = '', ...others] = next;
      for (const form of await compressFile(file)) {
        const ending = form.file.endsWith('.br') ? 'br' : 'gz';
        sum[ending] += form.bytes;
        for (const other of others) {
          copyFile(form.file, `${other}.${ending}`);
        }
      }
      sum.whole += statSync(file).size;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return sum;
}
