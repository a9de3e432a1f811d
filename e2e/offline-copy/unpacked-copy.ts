import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { routes } from '@/e2e/support/built-site';
import { test as base } from '@/e2e/support/test';
import { offlineCopyOf } from '@/lib/export/offline-copy/offline-copy';

/** The offline copy as a reader unpacks it, in a folder whose name has spaces and letters beyond ASCII. */
export type UnpackedCopy = {
  readonly folder: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Returns the URL of a file in the copy, as the file system opens it. */
  readonly urlOf: (file: string) => string;
};

/** Tests with the offline copy of the built site. */
export const test = base.extend<object, { readonly copy: UnpackedCopy }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'docs für später '));
      const files = await offlineCopyOf(process.cwd(), routes, { basePath: '', siteUrl: 'https://docs.example.org' });
      for (const [name, bytes] of files) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), bytes);
      }
      await use({ folder, files, urlOf: (file) => `${pathToFileURL(folder).href}/${file}` });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
