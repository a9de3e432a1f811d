import { parse } from 'yaml';
import { headingIdOf } from '@/lib/site/heading-id';

/** When and how a page's facts were checked, as its frontmatter says. */
type Verified = { readonly date: string; readonly method: string; readonly version?: string };

/** A heading of a page with its ID, and the lines of its section in the text: from `start` to before `end`. */
type Section = { readonly id: string; readonly level: number; readonly start: number; readonly end: number };

export type PageText = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly verified: Verified;
  /** The text without frontmatter, by line. */
  readonly lines: readonly string[];
  /** Its headings of levels 2 to 4 in order. */
  readonly sections: readonly Section[];
};

/** A heading, which steps put into a list item. */
const heading = /^\s*(?:\d+[.)] |[-*] )*(#{2,4}) (\S.*)/;
const fence = /^\s*(?:\d+[.)] |[-*] |> )*(`{3,}|~{3,})/;

/** Parses a Markdown page of the built site (see `lib/export/markdown`). */
export function readPageText(markdown: string): PageText {
  const [, head = '', body = markdown] = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/.exec(markdown) ?? [];
  const lines = body.trimEnd().split('\n');
  return { ...parse(head), lines, sections: splitSections(lines) };
}

/** Returns the ID of a heading, which follows from its text unless the Markdown has another one. */
function idOf(heading: string): string {
  return /<a id="([^"]*)">/.exec(heading)?.[1] ?? headingIdOf(heading.replace(/\]\([^)]*\)/g, ''));
}

function splitSections(lines: readonly string[]): Section[] {
  const starts: Omit<Section, 'end'>[] = [];
  let openFence = '';
  for (const [start, line] of lines.entries()) {
    const mark = fence.exec(line)?.[1];
    if (openFence !== '') {
      openFence = mark?.startsWith(openFence) ? '' : openFence;
    } else if (mark) {
      openFence = mark;
    } else {
      const [, marks, text = ''] = heading.exec(line) ?? [];
      if (marks) {
        starts.push({ id: idOf(text), level: marks.length, start });
      }
    }
  }
  return starts.map((section, at) => ({
    ...section,
    end: starts.slice(at + 1).find(({ level }) => level <= section.level)?.start ?? lines.length,
  }));
}
