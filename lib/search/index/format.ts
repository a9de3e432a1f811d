/** Version of the format. Increase it when older pages can't read a new index. */
export const format = 4;

/** How often a word occurs in a section's text: once, a few times, often, or only in its code. */
export const occurrence = { once: 0, few: 1, often: 2, code: 3 } as const;

/**
 * Number of occurrence kinds. A posting is the distance to the previous section multiplied by this number, plus the
 * kind.
 */
export const occurrences = 4;

/**
 * A page: its path, its label, the titles of the sidebar groups around it, the positions of its sidebar, edition, and
 * version in the index's lists, its rank in percent, and the headings of its sections, starting with its own. A heading
 * is a level and a title, followed by a tab and the id if the id doesn't follow from the title.
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

/** The text of a page's sections. Each one has its lines of text, an empty line, and its lines of code. */
export type PageTexts = readonly string[];

/** The content of `index.json`: everything that ranking needs. */
export type IndexFile = {
  readonly format: number;
  /** A digest of the index's content, which the texts file repeats. */
  readonly id: string;
  readonly sections: readonly string[];
  /** An empty string means no edition. */
  readonly editions: readonly string[];
  readonly versions: readonly string[];
  readonly pages: readonly PageEntry[];
  /** One digit per section: the binary logarithm of its text length. */
  readonly lengths: string;
  /**
   * All words in sorted order, each as the number of characters it shares with the previous word, followed by the rest.
   */
  readonly words: string;
  /** For each word, the sections whose text contains it, encoded by `writeNumbers` and separated by spaces. */
  readonly postings: string;
};

/** The content of `texts.json`: the text for snippets, which results don't wait for. */
export type TextsFile = { readonly id: string; readonly pages: readonly PageTexts[] };

export const indexName = 'index.json';
export const textsName = 'texts.json';

/** Returns the default id of a heading: its text in lowercase with hyphens. */
export function plainIdOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
