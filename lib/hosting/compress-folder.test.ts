import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { compressFolder } from './compress-folder';

const prose = 'The same words again. '.repeat(200);

/** Creates a folder with files, removed after the test. */
function folderOf(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'a'));
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

it('skips pictures, small files, and its own output', async () => {
  const folder = folderOf({ 'a.png': prose, 'b.html': 'short' });
  await compressFolder(folder);
  await compressFolder(folder);
  expect(readdirSync(folder).sort()).toEqual(['a', 'a.png', 'b.html']);
});

it('produces the same bytes on every system, at any time', async () => {
  const folder = folderOf({ 'a.html': prose });
  await compressFolder(folder);
  const gz = readFileSync(join(folder, 'a.html.gz'));
  expect([...gz.subarray(4, 8), gz[9]]).toEqual([0, 0, 0, 0, 255]);
});

it('compresses a file with two names once', async () => {
  const folder = folderOf({ 'a.html': prose });
  linkSync(join(folder, 'a.html'), join(folder, 'a', 'index.html'));
  expect(await compressFolder(folder)).toBe(2);
  expect(statSync(join(folder, 'a', 'index.html.br')).ino).toBe(statSync(join(folder, 'a.html.br')).ino);
});
