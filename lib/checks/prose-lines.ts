/** A line of a page's text. */
export type ProseLine = {
  /** From 1, in the page's file. */
  readonly line: number;
  readonly text: string;
  /** Whether it's inside a code fence. */
  readonly isFence: boolean;
};

/** Returns the lines of a page without its frontmatter, its headings, and the lines that open and close fences. */
export function proseLines(source: string): ProseLine[] {
  const lines = source.split(/\r?\n/);
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  let fence: string | null = null;
  return lines.flatMap((text, at) => {
    const mark: string | undefined = /^\s*(```+|~~~+)/.exec(text)?.[1];
    if (at <= end || (mark === undefined && fence === null && /^#{1,6}\s/.test(text))) {
      return [];
    }
    if (mark !== undefined && (fence === null || mark.startsWith(fence))) {
      fence = fence === null ? mark : null;
      return [];
    }
    return [{ line: at + 1, text, isFence: fence !== null }];
  });
}
