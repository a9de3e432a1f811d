import { close, createIndex } from 'pagefind';

/**
 * Builds a Pagefind index with Pagefind's defaults.
 *
 * @param pages the HTML of each page, by its URL
 * @throws a sentence if Pagefind reports an error
 */
export async function pagefindFiles(pages: ReadonlyMap<string, string>): Promise<Map<string, Uint8Array>> {
  const { index, errors } = await createIndex({});
  if (!index) {
    throw new Error(`Pagefind made no index: ${errors.join(' ')} Install the packages again: npm ci`);
  }
  for (const [url, content] of pages) {
    await index.addHTMLFile({ url, content });
  }
  const { files } = await index.getFiles();
  await close();
  return new Map(files.map(({ path, content }) => [path, content]));
}
