import { SearchFailure } from '@/lib/search/engine';
import { indexName, type PageTexts, type TextsFile, textsName } from './format';

/** Fetches a file of the index by name. */
export type Load = (name: string) => Promise<ArrayBuffer | string>;

/** The texts of the pages' sections, which snippets are taken from. */
export type Texts = {
  /** The text of each page; null until loaded. */
  readonly pages: readonly PageTexts[] | null;
  /** Loads the texts. Rejects with a `SearchFailure`; the next call tries again. */
  readonly load: () => Promise<void>;
};

/**
 * Prepares the texts of an index without fetching anything yet.
 *
 * @param id the digest of the index
 */
export function openTexts(load: Load, id: string): Texts {
  let pages: readonly PageTexts[] | null = null;
  let loading: Promise<void> | null = null;
  const read = async () => {
    const file = (await readFile(load, textsName)) as Partial<TextsFile>;
    if (file.id !== id || !Array.isArray(file.pages)) {
      throw new SearchFailure(`${textsName} and ${indexName} are from different builds. Reload the page.`);
    }
    pages = file.pages;
  };
  return {
    get pages() {
      return pages;
    },
    load() {
      loading ??= read().finally(() => {
        loading = null;
      });
      return loading;
    },
  };
}

/**
 * Fetches and parses a file of the index.
 *
 * @throws {SearchFailure} if it can't be fetched or is truncated
 */
export async function readFile(load: Load, name: string): Promise<Record<string, unknown>> {
  const content = await load(name);
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Reported below, with the file name.
  }
  throw new SearchFailure(
    `${name} is truncated, or isn't a search index (${text.length} characters). Reload the page.`,
  );
}
