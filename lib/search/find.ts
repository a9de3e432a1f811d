import type { SearchRecord } from './records';

/** A page that answers a query, with the headings that hold its words. */
export type Found = { readonly page: SearchRecord; readonly headings: SearchRecord['headings'] };

const most = 50;

/**
 * Finds the pages whose title, description or headings hold most words of a query; words may be beginnings of words. All words weigh more
 * than some, titles more than headings, headings more than descriptions, and the words in one go more than apart: a pasted error text may
 * hold what no page does.
 *
 * @returns the best first, fifty at most
 */
export function find(query: string, records: readonly SearchRecord[]): Found[] {
  const words = wordsOf(query);
  if (words.length === 0) {
    return [];
  }
  const phrase = words.join(' ');
  return records
    .map((page) => {
      const headings = page.headings.filter(({ text }) => holdsAll(wordsOf(text), words));
      return { found: { page, headings }, weight: weightOf(page, words, phrase) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ found }) => found);
}

/** The words of a text, in lower case and without signs; at most forty, as much as an error message has. */
export function wordsOf(text: string): string[] {
  return (
    text
      .slice(0, 1000)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, 40);
}

function weightOf(page: SearchRecord, words: readonly string[], phrase: string): number {
  const headings = page.headings.map(({ text }) => wordsOf(text));
  const title = wordsOf(page.title);
  const everything = [...title, ...wordsOf(page.description), ...headings.flat(), ...wordsOf(page.path)];
  const share = words.filter((word) => holds(everything, word)).length / words.length;
  if (share <= 0.5) {
    return 0;
  }
  const inOne = [title, ...headings].some((text) => text.join(' ').includes(phrase)) ? 100 : 0;
  const inTitle = words.filter((word) => holds(title, word)).length * 10;
  const inHeading = Math.max(0, ...headings.map((text) => words.filter((word) => holds(text, word)).length)) * 5;
  return share * 50 + inOne + inTitle + inHeading;
}

const holds = (text: readonly string[], word: string) => text.some((other) => other.startsWith(word));
const holdsAll = (text: readonly string[], words: readonly string[]) => words.every((word) => holds(text, word));
