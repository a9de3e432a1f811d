import { SearchFailure } from '@/lib/search/engine';
import type { Token } from '@/lib/search/words/tokens';
import { headingIdOf } from '@/lib/site/heading-id';
import { format, type IndexFile, indexName, type Load, readFile, readNumbers } from './format';
import { type NamePostings, nameKeyOf, namePostingsOf, nameWordsOf, phrasingWordsOf } from './names';

export type IndexPage = {
  readonly path: string;
  readonly label: readonly Token[];
  /** The words of the names around it in the sidebar. */
  readonly sidebarWords: readonly Token[];
  /** The label of its sidebar, which readers see as its section. */
  readonly sidebarLabel: string;
  /** Its title, its label, and its label combined with the names around it. */
  readonly names: readonly (readonly Token[])[];
  /** Its names, each normalized by `nameKeyOf`. */
  readonly keys: ReadonlySet<string>;
  /** Empty if it has none. */
  readonly edition: string;
  readonly version: string;
  readonly rank: number;
  /** The position of its first section, which is the page itself, and the position of the next page's first section. */
  readonly first: number;
  readonly end: number;
  /** Number of words in the text of all its sections. */
  readonly length: number;
};

/** A section of a page, or the page itself with the text before its first heading. */
export type IndexSection = {
  /** The position of its page. */
  readonly page: number;
  /** The position of its parent section; -1 for the page itself. */
  readonly parent: number;
  readonly title: string;
  readonly titleWords: readonly Token[];
  /** The words of each of its phrasings. */
  readonly phrasings: readonly (readonly Token[])[];
  /** Canonical path, with the hash if it's a section. */
  readonly url: string;
  /** Number of words in its text. */
  readonly length: number;
};

export type SiteIndex = {
  readonly id: string;
  /** In sorted order. */
  readonly words: readonly string[];
  readonly pages: readonly IndexPage[];
  readonly sections: readonly IndexSection[];
  readonly names: ReadonlyMap<string, NamePostings>;
  /** Returns the positions of the sections whose text contains a word. */
  readonly postingsOf: (word: number) => readonly number[];
  /** Returns the number of sections whose text contains a word. */
  readonly frequencyOf: (word: number) => number;
};

/** Fetches and parses the index. Throws a `SearchFailure` if that fails, or it comes from another build. */
export async function openIndex(load: Load): Promise<SiteIndex> {
  const file = await readFile(load, indexName);
  if (file.format !== format) {
    throw new SearchFailure(
      `${indexName} has the format ${String(file.format)}, but this page reads ${format}: they're from different builds. Reload the page.`,
    );
  }
  try {
    return readIndex(file as IndexFile);
  } catch (error) {
    throw new SearchFailure(`${indexName} can't be read because it's damaged. Build the site again. ${String(error)}`);
  }
}

function readIndex(file: IndexFile): SiteIndex {
  const words = file.words.split(' ');
  const { pages, sections } = readPages(file);
  const postings = file.postings.split(' ');
  return {
    id: file.id,
    words,
    pages,
    sections,
    names: namePostingsOf(pages, sections),
    frequencyOf: (word) => postings[word]?.length ?? 0,
    postingsOf(word) {
      let section = 0;
      return readNumbers(postings[word] ?? '').map((distance) => {
        section += distance;
        return section;
      });
    },
  };
}

function readPages(file: IndexFile): Pick<SiteIndex, 'pages' | 'sections'> {
  const sections: IndexSection[] = [];
  const pages = file.pages.map(
    ([path, labelText, group, sidebar, edition, version, rank, ...headings], page): IndexPage => {
      const first = sections.length;
      const sidebarLabel = file.sidebarLabels[sidebar] ?? '';
      const open: number[] = [];
      for (const heading of headings) {
        const level = Number(heading[0]);
        const [title = '', id, ...phrasings] = heading.slice(1).split('\t');
        open.length = Math.min(open.length, level - 1);
        const parent = open.findLast((above) => above !== undefined) ?? -1;
        open[level - 1] = sections.length;
        sections.push({
          page,
          parent,
          title,
          titleWords: nameWordsOf(title),
          phrasings: phrasings.map(phrasingWordsOf),
          get url() {
            return parent === -1 ? path : `${path}#${id || headingIdOf(title)}`;
          },
          length: 2 ** Number(file.lengths[sections.length]) - 1,
        });
      }
      const label = nameWordsOf(labelText);
      const sidebarWords = [...nameWordsOf(sidebarLabel), ...nameWordsOf(group)];
      const names = [
        sections[first]?.titleWords ?? [],
        label,
        [...nameWordsOf(sidebarLabel), ...label],
        [...sidebarWords, ...label],
      ];
      return {
        path,
        label,
        sidebarWords,
        sidebarLabel,
        names,
        keys: new Set(names.map(nameKeyOf)),
        edition: file.editions[edition] ?? '',
        version: file.versions[version] ?? '',
        rank,
        first,
        end: sections.length,
        length: sections.slice(first).reduce((sum, { length }) => sum + length, 0),
      };
    },
  );
  return { pages, sections };
}
