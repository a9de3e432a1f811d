import type { SearchEngine } from '@/lib/search/engine';
import { editionLabels } from '@/lib/site/editions.mjs';

/** What readers come for, when no word of theirs leads anywhere. */
const common = ['APP_KEY', 'queue workers', 'callback address', 'file upload', 'HTTPS'];

/** How many are proposed. */
const most = 3;

/** The words of a text that are worth a search of their own, the longest first: a pasted error may hold one word too many. */
export function wordsWorthAsking(text: string): readonly string[] {
  const words = text
    .slice(0, 1000)
    .split(/[^\p{L}\p{N}_:/.-]+/u)
    .map((word) => word.replace(/^[:/.-]+|[:/.-]+$/g, ''))
    .filter((word) => word.length > 3 && word.length < 40 && !Object.hasOwn(editionLabels, word.toLowerCase()));
  const isAll = (word: string) => word.toLowerCase() === text.trim().toLowerCase();
  return [...new Set(words)]
    .filter((word) => !isAll(word))
    .sort((a, b) => b.length - a.length)
    .slice(0, most);
}

/** What to try in place of a search that found nothing: the words of it that do find something, and then what others look for. */
export async function suggestionsFor(text: string, engine: SearchEngine): Promise<readonly string[]> {
  const only = { editions: [], sections: [], versions: [] };
  const asked = wordsWorthAsking(text).map(async (word) => {
    const { total } = await engine.search({ text: word, page: 0, perPage: 1, near: {}, only });
    return total > 0 ? [word] : [];
  });
  const own = (await Promise.all(asked).catch((): string[][] => [])).flat();
  return [...own, ...common.filter((word) => word.toLowerCase() !== text.trim().toLowerCase())].slice(0, most);
}
