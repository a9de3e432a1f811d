import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { openArchive, writeArchive } from './archive';
import { openFiles } from './files';

test('serves the files of an archive, each in the requested encoding', async () => {
  const archive = join(temporaryFolder(), 'site.bin');
  const packed = brotliCompressSync('Grüße');
  writeArchive(archive, [
    ['/a/ü.txt.br', packed],
    ['/empty.css', Buffer.alloc(0)],
    ['/b.png', Buffer.from([0, 10, 255])],
  ]);
  const read = openFiles(openArchive(archive));
  expect((await read('/a/ü.txt', ['br', 'identity']))?.bytes).toEqual(packed);
  expect((await read('/a/ü.txt', ['identity']))?.bytes.toString()).toBe('Grüße');
  expect((await read('/empty.css', ['identity']))?.bytes).toEqual(Buffer.alloc(0));
  expect((await read('/b.png', ['br', 'identity']))?.bytes).toEqual(Buffer.from([0, 10, 255]));
  expect(await read('/a', ['identity'])).toBeNull();
});
