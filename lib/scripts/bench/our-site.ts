import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { copyTree, isContentData } from './copy-tree';
import { manifestOf, writePages } from './generate';
import type { BenchPage } from './site-plan';

/** What a copy omits: output of builds and tests, and the benchmarks. The content is generated instead. */
const leftOut = ['node_modules', 'out', 'hosts', 'e2e', 'lib/scripts/bench', 'coverage', 'test-results'];

/** Copies this project with generated pages instead of its own. The result only lacks `node_modules`. */
export function writeOurSite(folder: string, pages: readonly BenchPage[], project = process.cwd()): void {
  mkdirSync(folder, { recursive: true });
  copyTree(project, folder, (path) => isCopied(relative(project, path).split(sep).join('/')));
  writePages(join(folder, 'content'), pages);
  writeFileSync(join(folder, 'content', 'manifest.ts'), manifestOf(pages));
  writeFileSync(join(folder, 'content', 'versions.ts'), versions);
}

/**
 * Returns whether a copy includes a file or folder, by its path relative to the project's root. Tests are omitted,
 * because they refer to pages of the real content and would fail the type check without it.
 */
export function isCopied(path: string): boolean {
  const isHidden = path.startsWith('.') && path !== '.npmrc';
  const isLeftOver = /\.test\.tsx?$|\.tsbuildinfo$|^next-env\.d\.ts$/.test(path);
  const isOtherContent = /^content(?:\/|$)/.test(path) && !isContentData(path);
  return !isHidden && !isLeftOver && !isOtherContent && !leftOut.includes(path);
}

const versions = `import type { Version } from '@/lib/site/manifest/types';
import { manifest } from './manifest';

export const versions = [
  { name: 'current', label: 'Next', path: '/', manifest },
] as const satisfies readonly [Version, ...Version[]];
`;
