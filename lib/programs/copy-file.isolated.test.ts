import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { copyFile } from './copy-file';

// A test can't have a file system without hard links, so `linkSync` is mocked to fail.
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  return { ...fs, linkSync: vi.fn(fs.linkSync) };
});

/** Creates a folder with one file, removed after the test. Returns the file's path and a path for the copy. */
function folder(...copy: string[]): { readonly from: string; readonly to: string } {
  const root = temporaryFolder({ 'page.html': '<p>Page</p>' });
  return { from: join(root, 'page.html'), to: join(root, ...copy) };
}

test('leaves other hard links of the older file unchanged', () => {
  const { from, to } = folder('index.html');
  const other = `${to}.other`;
  writeFileSync(other, 'Another page.');
  linkSync(other, to);
  copyFile(from, to);
  expect(readFileSync(other, 'utf8')).toBe('Another page.');
});

test('creates a hard link, and missing folders', () => {
  const { from, to } = folder('a', 'b', 'index.html');
  copyFile(from, to);
  expect(statSync(to).ino).toBe(statSync(from).ino);
});

test("copies the bytes if the file system doesn't support links", () => {
  const { from, to } = folder('index.html');
  vi.mocked(linkSync).mockImplementationOnce(() => {
    throw new Error('EPERM: operation not permitted, link');
  });
  copyFile(from, to);
  rmSync(from);
  expect(readFileSync(to, 'utf8')).toBe('<p>Page</p>');
});
