import { distance } from 'fastest-levenshtein';

/** A page that may be proposed. */
export type Candidate = { readonly path: string; readonly title: string };

/** How unlike two words may be, as a share of the longer one, and still count as the same word misspelt. */
const tolerance = 0.34;

/**
 * The pages whose addresses are most like one that does not exist, the best first; none that shares nothing with it.
 *
 * @param path the address that was asked for, in any form
 * @param most how many to return
 */
export function nearestPages(path: string, pages: readonly Candidate[], most = 5): Candidate[] {
  const asked = wordsOf(path);
  return pages
    .map((page) => ({ page, likeness: likenessOf(asked, wordsOf(page.path)) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ page }) => page);
}

/** The words of an address, of at most twenty: nobody asks for more, and a longer one must not keep the browser busy. */
export function wordsOf(path: string): string[] {
  return decoded(path)
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'index')
    .slice(0, 20);
}

/** What two addresses have in common: 1 for each word of the first found in the second, less for a misspelt one, less the rest. */
function likenessOf(asked: readonly string[], offered: readonly string[]): number {
  const found = asked.map((word) => Math.max(0, ...offered.map((other) => likenessOfWords(word, other))));
  const common = found.reduce((sum, likeness) => sum + likeness, 0);
  return common === 0 ? 0 : common - 0.05 * Math.abs(offered.length - asked.length);
}

function likenessOfWords(word: string, other: string): number {
  const unlike = distance(word.slice(0, 40), other.slice(0, 40)) / Math.max(word.length, other.length);
  return unlike > tolerance ? 0 : 1 - unlike;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
