import { fillMarkdown } from '@/lib/browser/values/fill-markdown';
import { basePath } from '@/lib/site/base-path.mjs';

/**
 * Fills the reader's values into the Markdown of the open page. The build records where each placeholder of the page is
 * in its Markdown.
 *
 * @throws {Error} when the placeholders of the page and of the Markdown don't match
 */
export async function fillPage(markdown: string, address: string): Promise<string> {
  await import('@/components/values/show-values').then(({ showValues }) => showValues());
  const elements = [...document.querySelectorAll<HTMLElement>('.prose [data-placeholder]')];
  if (elements.every(({ dataset }) => dataset.example === undefined)) {
    return markdown;
  }
  const response = await fetch(`${basePath}/markdown-placeholders.json`);
  const placeholders: Readonly<Record<string, readonly number[]>> = await response.json();
  return fillMarkdown(markdown, placeholders[address.slice(basePath.length)] ?? [], elements);
}
