/**
 * Fills the reader's values into Markdown. The text to fill in comes from the page, where it's already escaped for the
 * surrounding language.
 *
 * @param offsets where each placeholder's example is in the Markdown
 * @param elements the same placeholders on the page
 * @throws {Error} when they don't match
 */
export function fillMarkdown(markdown: string, offsets: readonly number[], elements: readonly HTMLElement[]): string {
  if (offsets.length !== elements.length) {
    throw new Error(`The Markdown has ${offsets.length} placeholders, and the page has ${elements.length}.`);
  }
  let filled = '';
  let end = 0;
  for (const [index, element] of elements.entries()) {
    const offset = offsets[index] ?? 0;
    const example = element.dataset.example ?? element.textContent ?? '';
    if (offset < end || !markdown.startsWith(example, offset)) {
      throw new Error(`The Markdown has no “${example}” at ${offset}.`);
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
