import { SearchFailure } from '@/lib/search/engine';
import { stemOf } from '@/lib/search/words/stem';
import { type CutName, format, type IndexFile, indexName, type PageHeads, type PageTexts, standings } from './format';
import { readNumbers } from './numbers';
import { openParts, type Parts } from './parts';

/** Fetches a file of the index by its name. */
export type Load = (name: string) => Promise<ArrayBuffer | string>;

/** What the index says of a page without its headings. */
type PageFacts = {
  readonly section: string;
  readonly edition: string;
  readonly version: string;
  readonly rank: number;
  /** The number of its first place: the page itself. */
  readonly first: number;
};

/** The places of a word: a number and a way of standing each, one after the other. */
type Postings = { readonly places: Int32Array; readonly standings: Uint8Array };

/** An index that was read. Lists that were cut into files are there once they were asked for. */
export type SiteIndex = {
  readonly words: readonly string[];
  /** The words of a stem, by number. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
  readonly pages: readonly PageFacts[];
  /** For each place the number of its page, of the place above it (-1 for none), and its length in steps. */
  readonly pageOf: Int32Array;
  readonly parentOf: Int32Array;
  readonly lengths: Uint8Array;
  readonly postings: Parts<string>;
  readonly heads: Parts<PageHeads>;
  readonly texts: Parts<PageTexts>;
  readonly postingsOf: (word: number) => Postings;
};

/**
 * Reads the index.
 *
 * @throws {SearchFailure} when it cannot be fetched, is cut off, or is of another build
 */
export async function openIndex(load: Load): Promise<SiteIndex> {
  const file = await readFile(load, indexName);
  if (file.format !== format) {
    throw new SearchFailure(
      `${indexName} has the format ${String(file.format)}, and this page reads ${format}: it is of another build. Reload the page.`,
    );
  }
  try {
    return readIndex(file as IndexFile, load);
  } catch (error) {
    throw new SearchFailure(`${indexName} cannot be read: it is damaged. Build the site again. ${String(error)}`);
  }
}

function readIndex(file: IndexFile, load: Load): SiteIndex {
  const words = wordsOf(file.words);
  const pages = pagesOf(file);
  const count = file.levels.length;
  const pageOf = new Int32Array(count);
  const parentOf = new Int32Array(count);
  for (const [number, { first }] of pages.entries()) {
    const end = pages[number + 1]?.first ?? count;
    const open: number[] = [];
    for (let place = first; place < end; place++) {
      const level = Number(file.levels[place]);
      open.length = Math.min(open.length, level - 1);
      parentOf[place] = open.findLast((above) => above !== undefined) ?? -1;
      open[level - 1] = place;
      pageOf[place] = number;
    }
  }
  const part = <Entry>(name: CutName) => openParts<Entry>(name, file, (fileName) => readFile(load, fileName));
  const postings = part<string>('postings');
  const read = new Map<number, Postings>();
  return {
    words,
    stems: stemsOf(words),
    pages,
    pageOf,
    parentOf,
    lengths: Uint8Array.from(file.lengths, Number),
    postings,
    heads: part('heads'),
    texts: part('texts'),
    postingsOf(word) {
      const known = read.get(word) ?? decoded(postings.get(word) ?? '');
      read.set(word, known);
      return known;
    },
  };
}

async function readFile(load: Load, name: string): Promise<Record<string, unknown>> {
  const content = await load(name);
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Said below, with the name.
  }
  throw new SearchFailure(`${name} is cut off, or is no search index (${text.length} characters). Load it again.`);
}

function wordsOf(coded: string): string[] {
  let before = '';
  return coded.split(' ').map((entry) => {
    before = before.slice(0, readNumbers(entry[0] ?? '')[0] ?? 0) + entry.slice(1);
    return before;
  });
}

function pagesOf(file: IndexFile): PageFacts[] {
  const numbers = readNumbers(file.pages);
  let first = 0;
  return Array.from({ length: numbers.length / 5 }, (_, at) => {
    const [section = 0, edition = 0, version = 0, rank = 0, places = 0] = numbers.slice(at * 5, at * 5 + 5);
    const page = {
      section: file.sections[section] ?? '',
      edition: file.editions[edition] ?? '',
      version: file.versions[version] ?? '',
      rank,
      first,
    };
    first += places;
    return page;
  });
}

function stemsOf(words: readonly string[]): Map<string, number[]> {
  const stems = new Map<string, number[]>();
  for (const [number, word] of words.entries()) {
    const stem = stemOf(word);
    const members = stems.get(stem);
    if (members) {
      members.push(number);
    } else {
      stems.set(stem, [number]);
    }
  }
  return stems;
}

function decoded(text: string): Postings {
  const numbers = readNumbers(text);
  const places = new Int32Array(numbers.length);
  const ways = new Uint8Array(numbers.length);
  let place = 0;
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0;
    place += Math.floor(number / standings);
    places[at] = place;
    ways[at] = number % standings;
  }
  return { places, standings: ways };
}
