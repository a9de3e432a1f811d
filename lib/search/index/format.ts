/** The number of the format; one is raised when files of the other could not be read. */
export const format = 1;

/** How a word stands in a place: in its text, in much of its text, in its code alone, or in its heading. */
export const standing = { text: 0, often: 1, code: 2, heading: 3 } as const;

/** How many ways of standing there are: a posting is the distance to the place before, times this, plus how the word stands. */
export const standings = 4;

/**
 * A list that is cut into files where it is long. `starts` says which entry each file begins with; `files` holds them where they are few,
 * so that there is nothing more to fetch.
 */
export type Cut<File> = { readonly starts: readonly number[]; readonly files: readonly File[] | null };

/** The headings of a page's places: its path, and the title of each place, with the id after a tab where it is not the title's own. */
export type PageHeads = readonly [path: string, ...places: string[]];

/** The text of a page's places: for each its lines of text, a line without a sign between, and its lines of code. */
export type PageTexts = readonly string[];

/** What stands in `index.json`: all that is needed to rank, but for what is cut off. */
export type IndexFile = {
  readonly format: number;
  /** A digest of what the index holds, which each file of it names. */
  readonly id: string;
  readonly sections: readonly string[];
  /** The empty text stands for no edition. */
  readonly editions: readonly string[];
  readonly versions: readonly string[];
  /** Numbers, five for each page: its section, edition and version in the lists above, its rank, and how many places it has. */
  readonly pages: string;
  /** A digit for each place: the level of its heading, 1 for the page itself. */
  readonly levels: string;
  /** A digit for each place: how long its text is, in steps that double. */
  readonly lengths: string;
  /** All words in order, each as the number of signs it shares with the one before, and the rest. */
  readonly words: string;
  /** For each word the places that hold it. */
  readonly postings: Cut<readonly string[]>;
  readonly heads: Cut<readonly PageHeads[]>;
  readonly texts: Cut<readonly PageTexts[]>;
};

/** The lists that are cut into files. */
export type CutName = 'postings' | 'heads' | 'texts';

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
