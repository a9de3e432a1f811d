import { parse } from 'yaml';

/** When and how a page's facts were checked, as its frontmatter says. */
type Verified = { readonly date: string; readonly method: string; readonly version?: string };

export type PageText = {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly verified: Verified;
  /** The text without frontmatter, by line. */
  readonly lines: readonly string[];
};

/** Parses a Markdown page of the built site (see `lib/export/markdown`). */
export function readPageText(markdown: string): PageText {
  const [, head = '', body = markdown] = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/.exec(markdown) ?? [];
  return { ...parse(head), lines: body.split('\n') };
}
