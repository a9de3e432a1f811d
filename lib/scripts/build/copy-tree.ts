import { copyFileSync, cpSync, linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns whether a path, relative to the project's root with forward slashes, is in the content folder and needed by a
 * site with other pages, too: everything but the pages, their manifest and versions, and the registry of their IDs.
 */
export function isContentData(path: string): boolean {
  return /^content(?:\/|$)/.test(path) && !/\.mdx$|^content\/(?:manifest\.ts|versions\.ts|ids\.json)$/.test(path);
}

/** Copies a folder with hard links, which need no space, or as real files if the file system doesn't support them. */
export function linkTree(from: string, to: string): void {
  const kind = lstatSync(from);
  if (kind.isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to);
  } else if (kind.isDirectory()) {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      linkTree(join(from, name), join(to, name));
    }
  } else if (kind.isFile()) {
    try {
      linkSync(from, to);
    } catch {
      copyFileSync(from, to);
    }
  }
}

/** Copies a folder as real files. `keep` receives the path of each entry, and skips it by returning false. */
export function copyTree(from: string, to: string, keep: (path: string) => boolean): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: keep });
}
