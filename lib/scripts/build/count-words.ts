import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '@/lib/programs/log';

/** Pages with more words than this are listed. */
const maxWords = 3000;

/**
 * Prints how many words the built Markdown pages have, without code blocks and frontmatter but with tables, and which
 * pages are long. Arguments are parts of paths: only pages that contain one of them are counted, and each is listed.
 *
 * @throws {Error} if there is no build
 */
export function countWords(folder: string, parts: readonly string[]): void {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((page) => page.endsWith('.md'))
    .filter((page) => parts.length === 0 || parts.some((part) => page.includes(part)))
    .map((page) => ({ page, words: wordsIn(readFileSync(join(folder, page), 'utf8')) }))
    .sort((one, other) => other.words - one.words);
  if (pages.length === 0) {
    throw new Error(`No Markdown page in ${folder} matches; run npm run build, or name a part of a page's path.`);
  }
  for (const { page, words } of pages.filter(({ words }) => parts.length > 0 || words > maxWords)) {
    log(`${words} ${page}`);
  }
  log(`${pages.reduce((sum, { words }) => sum + words, 0)} words on ${pages.length} pages.`);
}

/** Counts what stands between spaces and has a letter or digit. */
export function wordsIn(markdown: string): number {
  const text = markdown.replace(/^---\n.*?\n---\n/su, '').replace(/^( *)(`{3,}|~{3,}).*?^\1\2 *$/gmsu, '');
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
