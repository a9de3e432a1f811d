import { SearchFailure } from '@/lib/search/engine';

/** Version of the format. Increase it when older pages can't read a new index. */
export const format = 8;

/**
 * A page: its path, its label, the titles of the sidebar groups around it, the positions of its sidebar's label,
 * edition, and version in the index's lists, its rank in percent, and the headings of its sections, starting with its
 * own. A heading is a level and a title, the ID if it doesn't follow from the title, and the section's phrasings,
 * separated by tabs.
 */
type PageEntry = readonly [
  path: string,
  label: string,
  group: string,
  sidebarLabel: number,
  edition: number,
  version: number,
  rank: number,
  ...headings: string[],
];

/** The content of `index.json`: everything that ranking needs. */
export type IndexFile = {
  readonly format: number;
  /** A digest of the index's content, which the texts file repeats. */
  readonly id: string;
  readonly sidebarLabels: readonly string[];
  /** An empty string means no edition. */
  readonly editions: readonly string[];
  readonly versions: readonly string[];
  readonly pages: readonly PageEntry[];
  /** One digit per section: the binary logarithm of its text length. */
  readonly lengths: string;
  /** All words, sorted, separated by spaces. */
  readonly words: string;
  /** For each word, its sections, each as the distance to the previous one by `writeNumbers`, separated by spaces. */
  readonly postings: string;
};

/** The content of `texts.json`: each section's `SearchRecord.content` for snippets, which results don't wait for. */
export type TextsFile = { readonly id: string; readonly texts: readonly string[] };

export const indexName = 'index.json';
export const textsName = 'texts.json';

// Starts at 35, so that no number becomes a space or a quotation mark.
const offset = 35;

/** Encodes integers from 0 to 65,500 as characters, which UTF-8 and compression keep small. */
export function writeNumbers(numbers: readonly number[]): string {
  return String.fromCharCode(...numbers.map((number) => number + offset));
}

/** Decodes the output of `writeNumbers`. */
export function readNumbers(text: string): number[] {
  return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at) - offset);
}

/** Fetches a file of the index by name. */
export type Load = (name: string) => Promise<string>;

/** Fetches and parses a file of the index. Throws a `SearchFailure` if it can't be fetched or is truncated. */
export async function readFile(load: Load, name: string): Promise<Readonly<Record<string, unknown>>> {
  const text = await load(name);
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new SearchFailure(
      `${name} is truncated, or isn't a search index (${text.length} characters). Reload the page.`,
    );
  }
}
