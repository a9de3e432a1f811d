import { parse } from 'yaml';

/** When and how a page's facts were checked, as its frontmatter says. */
type Verified = { readonly date: string; readonly method: string; readonly version?: string };

/** A heading of a page, with the lines of its section in the text: from `start` to before `end`. */
export type Section = { readonly level: number; readonly start: number; readonly end: number };

export type PageText = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly verified: Verified;
  /** The text without frontmatter, by line. */
  readonly lines: readonly string[];
  /** The page itself, then its headings of levels 2 to 4 in order. */
  readonly sections: readonly Section[];
};

/** A heading, which steps put into a list item. */
const heading = /^\s*(?:\d+[.)] |[-*] )*(#{1,4}) \S/;
const fence = /^\s*(?:\d+[.)] |[-*] |> )*(`{3,}|~{3,})/;

/** Parses a Markdown page of the built site (see `lib/export/markdown`). */
export function readPageText(markdown: string): PageText {
  const [, head = '', body = markdown] = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/.exec(markdown) ?? [];
  const lines = body.trimEnd().split('\n');
  return { ...parse(head), lines, sections: sectionsOf(lines) };
}

/**
 * Finds the sections with these titles, in order; the first one is the whole page. They can't be found by position,
 * because some headings aren't sections of the search index.
 */
export function findSections({ lines, sections }: PageText, titles: readonly string[]): (Section | undefined)[] {
  let next = 1;
  return titles.map((title, at) => {
    if (at === 0) {
      return { level: 1, start: 0, end: lines.length };
    }
    const found = sections.findIndex(
      ({ start }, index) => index >= next && lettersOf(lines[start] ?? '').endsWith(lettersOf(title)),
    );
    next = found === -1 ? next : found + 1;
    return sections[found];
  });
}

/** Returns the letters and digits of a text in Markdown, without the targets of links and the anchors of headings. */
function lettersOf(markdown: string): string {
  return markdown.replace(/\]\([^)]*\)|<a id="[^"]*"><\/a>/g, '').replace(/[^\p{L}\p{N}]/gu, '');
}

function sectionsOf(lines: readonly string[]): Section[] {
  const starts: { level: number; start: number }[] = [];
  let openFence = '';
  for (const [start, line] of lines.entries()) {
    const mark = fence.exec(line)?.[1];
    if (openFence !== '') {
      openFence = mark?.startsWith(openFence) ? '' : openFence;
    } else if (mark) {
      openFence = mark;
    } else {
      const level = heading.exec(line)?.[1]?.length;
      if (level) {
        starts.push({ level, start });
      }
    }
  }
  return starts.map(({ level, start }, at) => ({
    level,
    start,
    end: starts.slice(at + 1).find((next) => next.level <= level)?.start ?? lines.length,
  }));
}
