import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOf, idsOnDisk, passageFiles } from '@/lib/content/pages/content-files';
import type { Diagnostic } from '@/lib/content/pages/diagnostic';
import { readPage } from '@/lib/content/pages/read-page';
import { filesBelow } from '@/lib/programs/files-below';
import type { Version } from '@/lib/site/manifest/types';
import type { PageDiagnostics } from './check-page';
import { contentDiagnostics } from './content-diagnostics';

/**
 * The hashes of pages without errors and warnings, which aren't checked again until something changes that they depend
 * on.
 */
const cacheFile = 'node_modules/.cache/checked-pages.json';

/**
 * Blocks in passages that pages choose, such as `<ComposeFile edition="%edition%" />`. They're checked in these pages.
 */
const chosenByPages = /<\w+ [^>]*\b(?:edition|only)="%[a-z]+%"[^>]*\/>/g;

/** Reports all errors and warnings of all pages and passages, not only the first of each. It doesn't need a build. */
export async function checkPages(versions: readonly Version[], root: string): Promise<PageDiagnostics> {
  const pages = versions.flatMap((version) => idsOnDisk(version, root).map((id) => fileOf(version, id)));
  const passages = passageFiles(root);
  const shared = sharedHash(root);
  const known = new Set<string>(readCache(root));
  const clean: string[] = [];
  const results: PageDiagnostics[] = [];
  for (const file of [...pages, ...passages]) {
    const page = readPage(join(root, file));
    if ('text' in page) {
      const text = passages.includes(file) ? page.text.replaceAll(chosenByPages, '') : page.text;
      const hash = createHash('sha256').update(shared).update(file).update('\0').update(text).digest('base64');
      const result = known.has(hash) ? { errors: [], warnings: [] } : await check(text, file);
      results.push(result);
      clean.push(...(result.errors.length + result.warnings.length === 0 ? [hash] : []));
    }
  }
  mkdirSync(join(root, dirname(cacheFile)), { recursive: true });
  writeFileSync(join(root, cacheFile), JSON.stringify(clean));
  return {
    errors: [...contentDiagnostics(versions, root), ...results.flatMap(({ errors }) => errors)].sort(byPlace),
    warnings: results.flatMap(({ warnings }) => warnings).sort(byPlace),
  };
}

function byPlace(one: Diagnostic, other: Diagnostic): number {
  return one.file === other.file ? (one.line ?? 0) - (other.line ?? 0) : one.file < other.file ? -1 : 1;
}

/** Loads the MDX compiler, which a build without changed pages doesn't need. */
async function check(text: string, file: string): Promise<PageDiagnostics> {
  const { checkPage } = await import('./check-page');
  return await checkPage(text, file);
}

function readCache(root: string): string[] {
  const path = join(root, cacheFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}

/** Returns a hash of everything that the check of a page depends on, besides the page itself. */
function sharedHash(root: string): string {
  const hash = createHash('sha256');
  const namesIn = (folder: string) => (existsSync(join(root, folder)) ? filesBelow(join(root, folder)) : []);
  for (const folder of ['content', 'lib/checks', 'lib/content', 'lib/site']) {
    for (const name of namesIn(folder).filter((file) => !/\.mdx$|\.test\.ts$/.test(file))) {
      hash.update(name).update(readFileSync(join(root, folder, name)));
    }
  }
  const lockfile = join(root, 'package-lock.json');
  hash.update(existsSync(lockfile) ? readFileSync(lockfile) : '');
  return hash.update(JSON.stringify([namesIn('public'), process.versions.node])).digest('base64');
}
