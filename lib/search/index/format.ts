/** The version of the format; raised when older pages couldn't read a newer index. */
export const format = 2;

/** How a word occurs in the text of a section: once, a few times, often, or in its code alone. */
export const occurrence = { once: 0, few: 1, often: 2, code: 3 } as const;

/** How many kinds of occurrence there are: a posting is the distance to the previous section, times this, plus the kind. */
export const occurrences = 4;

/**
 * A list that's cut into files where it's long. `starts` says which entry each file begins with; `files` has the entries where there are
 * few, so that nothing else needs to be fetched.
 */
export type Cut<File> = { readonly starts: readonly number[]; readonly files: readonly File[] | null };

/**
 * A page: its path, its label and the titles of the groups around it in the sidebar, the positions of its sidebar, edition, and version in the lists of the index, its rank in percent, and the
 * headings of its sections, itself the first: the level, the title, and after a tab the id where it doesn't follow from the title.
 */
export type PageEntry = readonly [
  path: string,
  label: string,
  group: string,
  section: number,
  edition: number,
  version: number,
  rank: number,
  ...headings: string[],
];

/** The text of a page's sections: for each its lines of text, an empty line, and its lines of code. */
export type PageTexts = readonly string[];

/** What `index.json` contains: all that's needed to rank, except what's cut off. */
export type IndexFile = {
  readonly format: number;
  /** A digest of the content of the index, which each of its files names. */
  readonly id: string;
  readonly sections: readonly string[];
  /** The empty text stands for no edition. */
  readonly editions: readonly string[];
  readonly versions: readonly string[];
  readonly pages: readonly PageEntry[];
  /** For each section a digit: the binary logarithm of the length of its text. */
  readonly lengths: string;
  /** All words in order, each as the number of characters it shares with the previous one, and the rest. */
  readonly words: string;
  /** For each word the sections whose text has it, as numbers in a text. */
  readonly postings: Cut<readonly string[]>;
  readonly texts: Cut<readonly PageTexts[]>;
};

/** The lists that are cut into files. */
export type CutName = 'postings' | 'texts';

/** The name of a file that was cut off. */
export const nameOfPart = (list: CutName, id: string, at: number) => `${list}-${id}-${at}.json`;

/** The name of the file to begin with. */
export const indexName = 'index.json';

/** The id that a heading has as long as no other rule gave it one: its text in lower case with hyphens. */
export function plainIdOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
