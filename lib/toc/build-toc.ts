/** A heading of a page: its level (2 to 6), the id that a hash names, and its text. */
export type Heading = { readonly level: number; readonly id: string; readonly text: string };

/** An entry of the table of contents: a heading of level 2 with those of level 3 below it. */
export type TocEntry = Heading & { readonly items: readonly Heading[] };

/** Builds the table of contents from a page's headings: levels 2 and 3 (specification, section 9), in page order. */
export function buildToc(headings: readonly Heading[]): TocEntry[] {
  const entries: (Heading & { items: Heading[] })[] = [];
  for (const heading of headings) {
    const parent = entries.at(-1);
    if (heading.level === 3 && parent?.level === 2) {
      parent.items.push(heading);
    } else if (heading.level === 2 || heading.level === 3) {
      entries.push({ ...heading, items: [] });
    }
  }
  return entries;
}

/** More entries than this don't fit beside the text on a common screen. */
const maxEntriesInView = 30;

/** Whether a table of contents is so long that entries of level 3 show only for the section in view. */
export function isLongToc(entries: readonly TocEntry[]): boolean {
  return entries.reduce((sum, { items }) => sum + 1 + items.length, 0) > maxEntriesInView;
}
