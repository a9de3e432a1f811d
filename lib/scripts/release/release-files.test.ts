import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checksumsName, collect, writeChecksums } from './release-files';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('the checksums are right, and cover the collected files only', () => {
  const [from, folder] = [emptyFolder(), emptyFolder()];
  writeFileSync(join(from, 'a.tgz'), 'a');
  writeFileSync(join(from, 'b.log'), 'b');
  collect(from, folder, /\.tgz$/);
  writeChecksums(folder, [/\.tgz$/]);
  // What `printf a | sha256sum` prints.
  expect(readFileSync(join(folder, checksumsName), 'utf8')).toBe(
    'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb  a.tgz\n',
  );
});

test('a release that lacks a file stops', () => {
  expect(() => writeChecksums(emptyFolder(), [/\.zip$/])).toThrow('lacks /\\.zip$/');
});
