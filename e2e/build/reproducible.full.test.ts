import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { out } from '@/e2e/support/built-site';
import { copySite } from '@/e2e/support/site-copy';
import { filesBelow } from '@/lib/programs/files-below';

/** Returns every file in a folder with a digest of its bytes. */
function digestsOf(folder: string): Record<string, string> {
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
  return Object.fromEntries(filesBelow(folder).map((file) => [file, digest(file)]));
}

test('a second build in another folder is identical byte for byte', { timeout: 240_000 }, () => {
  const copy = copySite('own');
  onTestFinished(copy.remove);
  expect(copy.build()).toMatchObject({ status: 0 });
  expect(digestsOf(join(copy.folder, 'out'))).toEqual(digestsOf(out));
});
