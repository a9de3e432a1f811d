import { politeWords, stopWords } from '@/lib/search/words/stop-words';
import { type Token, tokensOf } from '@/lib/search/words/tokens';
import type { IndexPage, IndexSection } from './site-index';

/**
 * Where a word occurs in names: positions of sections by heading and by phrasing, and of pages by label and by the
 * names around it.
 */
export type NamePostings = Readonly<Record<'headings' | 'phrasings' | 'labels' | 'sidebars', number[]>>;

/** Returns the distinct words of a name, without stop words unless there are only stop words. */
export function nameWordsOf(name: string): readonly Token[] {
  const tokens = new Map(tokensOf(name).map((token) => [token.word, token]));
  const content = [...tokens.values()].filter(({ word }) => !stopWords.has(word));
  return content.length > 0 ? content : [...tokens.values()];
}

/** Returns the distinct words of a phrasing, without the words that queries lose, unless there are no others. */
export function phrasingWordsOf(phrasing: string): readonly Token[] {
  const words = nameWordsOf(phrasing);
  const content = words.filter(({ word }) => !politeWords.has(word));
  return content.length > 0 ? content : words;
}

/** Returns the words of a name in a canonical form that doesn't depend on their order. */
export function nameKeyOf(words: readonly Token[]): string {
  const whole = words.filter(({ isPart }) => !isPart).map(({ word }) => word);
  return [...new Set(whole)].sort().join(' ');
}

/** Returns where each word occurs in the names of pages and sections. */
export function namePostingsOf(
  pages: readonly IndexPage[],
  sections: readonly IndexSection[],
): Map<string, NamePostings> {
  const names = new Map<string, NamePostings>();
  const add = (field: keyof NamePostings, words: readonly Token[], position: number) => {
    for (const { word } of words) {
      const entry = names.get(word) ?? { headings: [], phrasings: [], labels: [], sidebars: [] };
      names.set(word, entry);
      entry[field].push(position);
    }
  };
  for (const [at, { titleWords, phrasings }] of sections.entries()) {
    add('headings', titleWords, at);
    const words = new Map(phrasings.flat().map((token) => [token.word, token]));
    add('phrasings', [...words.values()], at);
  }
  for (const [at, { label, sidebarWords }] of pages.entries()) {
    add('labels', label, at);
    add('sidebars', sidebarWords, at);
  }
  return names;
}
