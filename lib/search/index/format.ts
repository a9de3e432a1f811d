/** The version of the format; raised when older pages couldn't read a newer index. */
export const format = 3;

/** How a word occurs in the text of a section: once, a few times, often, or in its code alone. */
export const occurrence = { once: 0, few: 1, often: 2, code: 3 } as const;

/** How many kinds of occurrence there are: a posting is the distance to the previous section, times this, plus the kind. */
export const occurrences = 4;

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

/** What `index.json` contains: all that's needed to rank. */
export type IndexFile = {
  readonly format: number;
  /** A digest of the content of the index, which the texts name too. */
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
  readonly postings: readonly string[];
};

/** What `texts.json` contains: the text for snippets, which results don't wait for. */
export type TextsFile = { readonly id: string; readonly pages: readonly PageTexts[] };

export const indexName = 'index.json';
export const textsName = 'texts.json';

/** The id that a heading has as long as no other rule gave it one: its text in lower case with hyphens. */
export function plainIdOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
