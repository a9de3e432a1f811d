import { SearchFailure } from '@/lib/search/engine';

/** Fetches a file of the index by name. */
export type Load = (name: string) => Promise<ArrayBuffer | string>;

/**
 * Fetches and parses a file of the index.
 *
 * @throws {SearchFailure} if it can't be fetched or is truncated
 */
export async function readFile(load: Load, name: string): Promise<Readonly<Record<string, unknown>>> {
  const content = await load(name);
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new SearchFailure(
      `${name} is truncated, or isn't a search index (${text.length} characters). Reload the page.`,
    );
  }
}
