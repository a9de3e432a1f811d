import { Parser } from 'htmlparser2';

/** What can be found of a page: its name, what it says of itself, and its headings. */
export type SearchRecord = {
  /** Canonical path. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly headings: readonly { readonly id: string; readonly text: string }[];
};

/** Reads the record of a built page from its HTML: the title, the description, and the headings of levels 2 to 4 with an id. */
export function recordOf(path: string, html: string): SearchRecord {
  const headings: { id: string; text: string }[] = [];
  let title = '';
  let description = '';
  let add: ((text: string) => void) | null = null;
  const parser = new Parser({
    onopentag(name, { id, content, ...attributes }) {
      if (name === 'meta' && attributes.name === 'description') {
        description = content ?? '';
      } else if (name === 'h1') {
        add = (text) => {
          title += text;
        };
      } else if (/^h[2-4]$/.test(name) && id !== undefined) {
        const heading = { id, text: '' };
        headings.push(heading);
        add = (text) => {
          heading.text += text;
        };
      }
    },
    ontext: (text) => add?.(text),
    onclosetag(name) {
      if (/^h[1-4]$/.test(name)) {
        add = null;
      }
    },
  });
  parser.end(html);
  return { path, title, description, headings };
}
