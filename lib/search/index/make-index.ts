import { createHash } from 'node:crypto';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { stopWords } from '@/lib/search/words/stop-words';
import { tokensOf } from '@/lib/search/words/tokens';
import {
  format,
  type IndexFile,
  indexName,
  occurrence,
  occurrences,
  type PageEntry,
  plainIdOf,
  type TextsFile,
  textsName,
} from './format';
import { type IndexedPage, type IndexedSection, pagesOfRecords } from './indexed-pages';
import { writeNumbers } from './numbers';

/** Returns the files of an index, by name. The same records always produce the same files. */
export function makeIndex(records: readonly SearchRecord[]): ReadonlyMap<string, string> {
  const pages = pagesOfRecords(records);
  const sections = pages.flatMap((page) => page.sections);
  const postings = postingsOf(pages, sections);
  const words = [...postings.keys()].sort();
  const facets = {
    sections: [...new Set(pages.map(({ section }) => section))],
    editions: [...new Set(pages.map(({ edition }) => edition))],
    versions: [...new Set(pages.map(({ version }) => version))],
  };
  const frame = {
    format,
    ...facets,
    pages: pages.map((page) => entryOf(page, facets)),
    lengths: sections.map((section) => Math.min(9, Math.round(Math.log2(1 + lengthOf(section))))).join(''),
    words: frontCoded(words),
    postings: words.map((word) => writeNumbers(postings.get(word) ?? [])).join(' '),
  };
  const texts = pages.map((page) => page.sections.map(textOf));
  const id = createHash('sha256')
    .update(JSON.stringify([frame, texts]))
    .digest('hex')
    .slice(0, 12);
  const index: IndexFile = { ...frame, id };
  const textsFile: TextsFile = { id, pages: texts };
  return new Map([
    [indexName, JSON.stringify(index)],
    [textsName, JSON.stringify(textsFile)],
  ]);
}

type Facets = { readonly [name in 'sections' | 'editions' | 'versions']: readonly string[] };

function entryOf(page: IndexedPage, { sections, editions, versions }: Facets): PageEntry {
  return [
    page.path,
    page.label,
    page.group,
    sections.indexOf(page.section),
    editions.indexOf(page.edition),
    versions.indexOf(page.version),
    page.rank,
    ...page.sections.map(
      ({ level, title, id }) => `${level}${title}${id === null || id === plainIdOf(title) ? '' : `\t${id}`}`,
    ),
  ];
}

/**
 * Returns the sections whose text contains each word. Words that occur only in headings and labels have no postings,
 * because the engine indexes those from the pages.
 */
function postingsOf(pages: readonly IndexedPage[], sections: readonly IndexedSection[]): Map<string, number[]> {
  const postings = new Map<string, number[]>();
  const last = new Map<string, number>();
  for (const name of pages.flatMap(({ label, group, section, sections: all }) => [
    label,
    group,
    section,
    ...all.map((each) => each.title),
  ])) {
    for (const { word } of tokensOf(name)) {
      if (!stopWords.has(word) && !postings.has(word)) {
        postings.set(word, []);
      }
    }
  }
  for (const [at, section] of sections.entries()) {
    for (const [word, kind] of occurrencesIn(section)) {
      const list = postings.get(word) ?? [];
      list.push((at - (last.get(word) ?? 0)) * occurrences + kind);
      postings.set(word, list);
      last.set(word, at);
    }
  }
  return postings;
}

function occurrencesIn({ text, code }: IndexedSection): Map<string, number> {
  const found = new Map<string, number>();
  const counts = new Map<string, number>();
  const wordsOf = (lines: readonly string[]) => lines.flatMap(tokensOf).filter(({ word }) => !stopWords.has(word));
  for (const { word } of wordsOf(code)) {
    found.set(word, occurrence.code);
  }
  for (const { word } of wordsOf(text)) {
    const count = (counts.get(word) ?? 0) + 1;
    counts.set(word, count);
    found.set(word, count === 1 ? occurrence.once : count < 4 ? occurrence.few : occurrence.often);
  }
  return found;
}

const lengthOf = ({ text, code }: IndexedSection) =>
  [...text, ...code].reduce((sum, line) => sum + line.split(' ').length, 0);

const textOf = ({ text, code }: IndexedSection) =>
  `${text.join('\n')}${code.length > 0 ? `\n\n${code.join('\n')}` : ''}`;

function frontCoded(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < before.length && before[shared] === word[shared]) {
        shared++;
      }
      before = word;
      return writeNumbers([shared]) + word.slice(shared);
    })
    .join(' ');
}
