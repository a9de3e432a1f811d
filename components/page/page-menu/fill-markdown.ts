import { basePath } from '@/lib/site/base-path.mjs';

/**
 * Fills the reader's values into the Markdown of the open page. The build records where each placeholder of the page is
 * in its Markdown, and the text to fill in comes from the page, where it's already escaped for the surrounding
 * language.
 *
 * @throws {Error} when the placeholders of the page and of the Markdown don't match
 */
export async function fillMarkdown(markdown: string, address: string): Promise<string> {
  await import('@/components/values/values-body').then(({ startLive }) => startLive());
  const elements = [...document.querySelectorAll<HTMLElement>('.prose [data-placeholder]')];
  if (elements.every(({ dataset }) => dataset.example === undefined)) {
    return markdown;
  }
  const response = await fetch(`${basePath}/markdown-placeholders.json`);
  const placeholders: Readonly<Record<string, readonly number[]>> = await response.json();
  const offsets = placeholders[address.slice(basePath.length)] ?? [];
  if (offsets.length !== elements.length) {
    throw new Error(`${address} has ${offsets.length} placeholders, and the page has ${elements.length}.`);
  }
  let filled = '';
  let end = 0;
  for (const [index, element] of elements.entries()) {
    const offset = offsets[index] ?? 0;
    const example = element.dataset.example ?? element.textContent ?? '';
    if (offset < end || !markdown.startsWith(example, offset)) {
      throw new Error(`${address} has no “${example}” at ${offset}.`);
    }
    filled += markdown.slice(end, offset) + (markdownText(element) ?? example);
    end = offset + example.length;
  }
  return filled + markdown.slice(end);
}

/** Returns the text of a filled placeholder as Markdown, or null if it isn't filled or would end the code around it. */
function markdownText(element: HTMLElement): string | null {
  const text = element.textContent ?? '';
  if (element.dataset.example === undefined) {
    return null;
  }
  if (element.closest('[data-code]')) {
    return text.includes('```') ? null : text;
  }
  if (element.closest('code')) {
    return text.includes('`') ? null : element.closest('table') ? text.replaceAll('|', '\\|') : text;
  }
  return text.replace(/[\\`*_[\]<>|~&]/g, '\\$&');
}
