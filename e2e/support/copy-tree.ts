import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';

/**
 * Returns whether a path, relative to the project's root with forward slashes, is in the content folder and needed by a
 * site with other pages, too: everything but the pages, their manifest and versions, and the registry of their IDs.
 */
export function isContentData(path: string): boolean {
  return /^content(?:\/|$)/.test(path) && !/\.mdx$|^content\/(?:manifest\.ts|versions\.ts|ids\.json)$/.test(path);
}

/** Copies a folder with hard links, which need no space, or as real files if the system doesn't support them. */
export function linkTree(from: string, to: string): void {
  if (spawnSync('cp', ['-al', from, to]).status !== 0) {
    copyTree(from, to);
  }
}

/** Copies a folder as real files. `keep` receives the path of each entry, and skips it by returning false. */
export function copyTree(from: string, to: string, keep: (path: string) => boolean = () => true): void {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: keep });
}
