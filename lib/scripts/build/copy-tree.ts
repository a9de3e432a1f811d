import { copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns whether a path, relative to the project's root with forward slashes, is in the content folder and needed by a
 * site with other pages, too: everything but the pages, their manifest and versions, and the registry of their IDs.
 */
export function isContentData(path: string): boolean {
  return /^content(?:\/|$)/.test(path) && !/\.mdx$|^content\/(?:manifest\.ts|versions\.ts|ids\.json)$/.test(path);
}

/** How a tree was copied: with hard links, which need no space, or file by file across file systems. */
export type CopyKind = 'links' | 'files';

/** Copies a folder with hard links, and with real copies starting at the first file that can't be linked. */
export function linkTree(from: string, to: string): CopyKind {
  let kind: CopyKind = 'links';
  const place = (source: string, target: string) => {
    if (kind === 'links') {
      try {
        linkSync(source, target);
        return;
      } catch (error) {
        if (!isLinkError(error)) {
          throw error;
        }
        kind = 'files';
      }
    }
    copyFileSync(source, target);
  };
  copyWith(place, from, to, () => true);
  return kind;
}

/** Copies a file or folder as real files. `keep` receives the path of each entry, and skips it by returning false. */
export function copyTree(from: string, to: string, keep: (path: string) => boolean): void {
  copyWith(copyFileSync, from, to, keep);
}

function copyWith(
  place: (from: string, to: string) => void,
  from: string,
  to: string,
  keep: (path: string) => boolean,
): void {
  const kind = lstatSync(from);
  if (kind.isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to);
  } else if (kind.isDirectory()) {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      if (keep(join(from, name))) {
        copyWith(place, join(from, name), join(to, name), keep);
      }
    }
  } else if (kind.isFile()) {
    place(from, to);
  }
}

/** Returns whether linking failed because of another file system, a missing permission or feature, or a limit. */
function isLinkError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'EXDEV' || code === 'EPERM' || code === 'EMLINK' || code === 'ENOTSUP';
}
