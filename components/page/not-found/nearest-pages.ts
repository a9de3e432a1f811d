import { distance } from 'fastest-levenshtein';

/** A page that may be suggested. */
export type Candidate = { readonly path: string; readonly title: string };

/**
 * How different two words can be, as a share of the longer one's length, and still count as the same word misspelled.
 */
const tolerance = 0.34;

/**
 * Returns the pages whose addresses are most similar to one that doesn't exist, the best first. Pages that share
 * nothing with it are left out.
 *
 * @param path the requested address, in any form
 * @param most the maximum number of pages to return
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

/** Returns up to twenty words of an address. No real one has more, and a longer one must not keep the browser busy. */
export function wordsOf(path: string): string[] {
  return decoded(path)
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'index')
    .slice(0, 20);
}

/**
 * Returns the similarity of two addresses: the sum of 1 for each word of the first that's also in the second, less for
 * a misspelled word, minus 0.05 for each word by which their lengths differ.
 */
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
