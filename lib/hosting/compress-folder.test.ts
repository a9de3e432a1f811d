import { linkSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { compressFolder } from './compress-folder';

const prose = 'The same words again. '.repeat(200);

it('skips pictures, small files, and its own output', async () => {
  const folder = temporaryFolder({ 'a.png': prose, 'b.html': 'short' });
  await compressFolder(folder);
  await compressFolder(folder);
  expect(readdirSync(folder).sort()).toEqual(['a.png', 'b.html']);
});

it('produces the same bytes on every system, at any time', async () => {
  const folder = temporaryFolder({ 'a.html': prose });
  await compressFolder(folder);
  const gz = readFileSync(join(folder, 'a.html.gz'));
  expect([...gz.subarray(4, 8), gz[9]]).toEqual([0, 0, 0, 0, 255]);
});

it('compresses a file with two names once', async () => {
  const folder = temporaryFolder({ 'a.html': prose });
  linkSync(join(folder, 'a.html'), join(folder, 'index.html'));
  expect(await compressFolder(folder)).toBe(2);
  expect(statSync(join(folder, 'index.html.br')).ino).toBe(statSync(join(folder, 'a.html.br')).ino);
});
