import { advisories } from '@/content/advisories/all.mjs';
import { signatures } from '@/content/signatures/all';
import { callsOf } from '@/lib/content/api/calls';
import { openDocument } from '@/lib/content/api/document';
import phrasingsByKey from '@/lib/search/words/phrasings.json' with { type: 'json' };
import { wordStemOf } from '@/lib/search/words/stem';
import { tokensOf } from '@/lib/search/words/tokens';
import { editionLabels } from '@/lib/site/editions';

/** How readers ask for a page or section, by URL. `*` in the file means every edition. */
export const phrasings = byUrl(Object.entries(phrasingsByKey));

/** Errors as the log doctor recognizes them, titles of advisories, and operations by method and path, by their URL. */
const exactTexts = byUrl([
  ...signatures.map(({ at, texts }) => [at[0], texts.filter((text) => typeof text === 'string')] as const),
  ...advisories.map(({ at, title }) => [at, [title.replaceAll('`', '')]] as const),
  ...callsOf(openDocument()).map(
    ({ method, path, operation }) => [operation['x-docs-page'] ?? '', [`${method.toUpperCase()} ${path}`]] as const,
  ),
]);

function byUrl(entries: readonly (readonly [key: string, texts: readonly string[]])[]) {
  const lists = new Map<string, readonly string[]>();
  for (const [key, texts] of entries) {
    for (const edition of key.includes('*') ? Object.keys(editionLabels) : ['']) {
      const url = key.replace('*', edition);
      lists.set(url, [...(lists.get(url) ?? []), ...texts]);
    }
  }
  return lists;
}

/** Returns the exact texts of a page or section, and the phrasings that bring a word that its own text lacks. */
export function phrasingsOf(url: string, text: string): readonly string[] {
  const list = phrasings.get(url) ?? [];
  const own = list.length > 0 ? stemsIn(text) : new Set();
  const others = list.filter((phrasing) => [...stemsIn(phrasing)].some((stem) => !own.has(stem)));
  return [...new Set([...others, ...(exactTexts.get(url) ?? [])])];
}

const stemsIn = (text: string) => new Set(tokensOf(text).map(({ word }) => wordStemOf(word)));
