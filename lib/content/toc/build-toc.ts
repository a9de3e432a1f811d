/** A heading of a page: its level (2 to 6), its ID, and its text. */
export type Heading = { readonly level: number; readonly id: string; readonly text: string };

/** An entry in the table of contents: a level-2 heading with the level-3 headings below it. */
export type TocEntry = Heading & { readonly items: readonly Heading[] };

/** Builds the table of contents from headings of levels 2 and 3, in page order. */
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
