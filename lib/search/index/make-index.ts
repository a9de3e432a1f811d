import { createHash } from 'node:crypto';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { stopWords } from '@/lib/search/words/stop-words';
import { tokensOf } from '@/lib/search/words/tokens';
import {
  type Cut,
  type CutName,
  format,
  type IndexFile,
  indexName,
  nameOfPart,
  type PageHeads,
  type PageTexts,
  plainIdOf,
  standing,
  standings,
} from './format';
import { type IndexedPage, type IndexedPlace, pagesOfRecords } from './indexed-pages';
import { writeNumbers } from './numbers';

/**
 * Up to how many characters everything that ranks is one file, which are about 230 kB on the line; beyond that a query fetches the parts
 * that it needs, of about 30 kB each. A hundred pages have half as much.
 */
const limits = { oneFile: 400_000, part: 80_000 } as const;

/**
 * The files of an index by name, the same for the same records.
 *
 * @param most the sizes from which on it is cut
 */
export function makeIndex(
  records: readonly SearchRecord[],
  most: Readonly<Record<keyof typeof limits, number>> = limits,
): ReadonlyMap<string, string> {
  const pages = pagesOfRecords(records);
  const places = pages.flatMap((page) => page.places);
  const found = postingsOf(places);
  const words = [...found.keys()].sort();
  const postings = listOf(words.map((word) => found.get(word) ?? ''));
  const heads = listOf(pages.map(headsOf));
  const texts = listOf(pages.map(textsOf));
  const [sections, editions, versions] = [
    pages.map(({ section }) => section),
    pages.map(({ edition }) => edition),
    pages.map(({ version }) => version),
  ].map((names) => [...new Set(names)]) as [string[], string[], string[]];
  const frame = {
    format,
    sections,
    editions,
    versions,
    pages: writeNumbers(
      pages.flatMap((page) => [
        sections.indexOf(page.section),
        editions.indexOf(page.edition),
        versions.indexOf(page.version),
        page.rank,
        page.places.length,
      ]),
    ),
    levels: places.map(({ level }) => level).join(''),
    lengths: places.map((place) => Math.min(9, Math.round(Math.log2(1 + wordsIn(place) / 8)))).join(''),
    words: frontCoded(words),
  };
  const id = idOf([JSON.stringify(frame), ...[postings, heads, texts].map(({ written }) => written.join())]);
  const isCut = sizeOf(postings) + sizeOf(heads) > most.oneFile;
  const files = new Map<string, string>();
  const cut = <Entry>(name: CutName, list: List<Entry>, apart: boolean): Cut<readonly Entry[]> => {
    if (!apart) {
      return { starts: [0], files: [list.entries] };
    }
    const starts = startsOf(list, most.part);
    for (const [at, start] of starts.entries()) {
      const part = list.written.slice(start, starts[at + 1]).join();
      files.set(nameOfPart(name, id, at), `{"id":"${id}","list":[${part}]}`);
    }
    return { starts, files: null };
  };
  const index: IndexFile = {
    ...frame,
    id,
    postings: cut('postings', postings, isCut),
    heads: cut('heads', heads, isCut),
    texts: cut('texts', texts, true),
  };
  return new Map([[indexName, JSON.stringify(index)], ...files]);
}

function idOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    hash.update(text).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/** A list, with each of its entries as JSON, of which the id, the sizes and the parts are made. */
type List<Entry> = { readonly entries: readonly Entry[]; readonly written: readonly string[] };

function listOf<Entry>(entries: readonly Entry[]): List<Entry> {
  return { entries, written: entries.map((entry) => JSON.stringify(entry)) };
}

/** For each word the numbers of its postings, as text. */
function postingsOf(places: readonly IndexedPlace[]): Map<string, string> {
  const numbers = new Map<string, number[]>();
  const last = new Map<string, number>();
  for (const [at, place] of places.entries()) {
    for (const [word, how] of standingsOf(place)) {
      const list = numbers.get(word) ?? [];
      list.push((at - (last.get(word) ?? 0)) * standings + how);
      numbers.set(word, list);
      last.set(word, at);
    }
  }
  return new Map([...numbers].map(([word, list]) => [word, writeNumbers(list)]));
}

/** How often a word is in the text of a place so that the place is about it. */
const often = 3;

function standingsOf({ title, text, code }: IndexedPlace): Map<string, number> {
  const found = new Map<string, number>();
  const count = new Map<string, number>();
  const each = (lines: readonly string[], how: (word: string) => number) => {
    for (const { word } of lines.flatMap(tokensOf)) {
      if (!stopWords.has(word)) {
        found.set(word, how(word));
      }
    }
  };
  each(code, () => standing.code);
  each(text, (word) => {
    const times = (count.get(word) ?? 0) + 1;
    count.set(word, times);
    return times >= often ? standing.often : standing.text;
  });
  each([title], () => standing.heading);
  return found;
}

const wordsIn = ({ text, code }: IndexedPlace) =>
  [...text, ...code].reduce((sum, line) => sum + line.split(' ').length, 0);

function headsOf({ path, places }: IndexedPage): PageHeads {
  return [path, ...places.map(({ title, id }) => (id === null || id === plainIdOf(title) ? title : `${title}\t${id}`))];
}

function textsOf({ places }: IndexedPage): PageTexts {
  return places.map(({ text, code }) => `${text.join('\n')}${code.length > 0 ? `\n\n${code.join('\n')}` : ''}`);
}

function frontCoded(words: readonly string[]): string {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < before.length && before[shared] === word[shared] && shared < 59) {
        shared++;
      }
      before = word;
      return writeNumbers([shared]) + word.slice(shared);
    })
    .join(' ');
}

const sizeOf = ({ written }: List<unknown>) => written.reduce((sum, entry) => sum + entry.length + 1, 1);

/** The entries that a file begins with, so that files are of about the same size. */
function startsOf({ written }: List<unknown>, most: number): number[] {
  const starts = [0];
  let size = 0;
  for (const [at, entry] of written.entries()) {
    if (size > most) {
      starts.push(at);
      size = 0;
    }
    size += entry.length + 2;
  }
  return starts;
}
