import { distance } from 'fastest-levenshtein';
import { percentDecode } from '@/lib/browser/dom/percent-decode';

export type Candidate = { readonly path: string; readonly title: string };

const maxPages = 5;

/**
 * How different two words can be, as a share of the longer one's length, and still count as the same word misspelled.
 */
const tolerance = 0.34;

/**
 * Returns the pages whose addresses are most similar to one that doesn't exist, the best first. Pages that share
 * nothing with it are left out.
 *
 * @param path the requested address, in any form
 */
export function suggestPages(path: string, pages: readonly Candidate[]): Candidate[] {
  const requestedWords = wordsOf(path);
  return pages
    .map((page) => ({ page, similarity: similarityOf(requestedWords, wordsOf(page.path)) }))
    .filter(({ similarity }) => similarity > 0)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, maxPages)
    .map(({ page }) => page);
}

/** Returns up to twenty words of an address. No real one has more, and a longer one must not keep the browser busy. */
export function wordsOf(path: string): string[] {
  return percentDecode(path)
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
function similarityOf(requestedWords: readonly string[], candidateWords: readonly string[]): number {
  const similarities = requestedWords.map((word) =>
    Math.max(0, ...candidateWords.map((other) => similarityOfWords(word, other))),
  );
  const common = similarities.reduce((sum, similarity) => sum + similarity, 0);
  return common === 0 ? 0 : common - 0.05 * Math.abs(candidateWords.length - requestedWords.length);
}

function similarityOfWords(word: string, other: string): number {
  const difference = distance(word.slice(0, 40), other.slice(0, 40)) / Math.max(word.length, other.length);
  return difference > tolerance ? 0 : 1 - difference;
}
