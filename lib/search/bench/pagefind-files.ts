import { close, createIndex } from 'pagefind';

/**
 * The index that Pagefind makes of pages with its defaults.
 *
 * @param pages the HTML of each page by its address
 * @throws a sentence when Pagefind refuses
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
