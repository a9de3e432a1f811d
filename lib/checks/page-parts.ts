import { Parser } from 'htmlparser2';

/** What a built page offers and asks for: the ids that a hash may name, and the links in its text. */
export type PageParts = { readonly ids: ReadonlySet<string>; readonly links: readonly string[] };

/**
 * Reads a built page.
 *
 * @param within the element whose links count: the page's own text is in `main`, `body` holds the chrome too
 */
export function partsOf(html: string, within: 'main' | 'body' = 'main'): PageParts {
  const ids = new Set<string>();
  const links = new Set<string>();
  let depth = 0;
  const parser = new Parser({
    onopentag(name, { id, href }) {
      if (name === within) {
        depth++;
      }
      if (id !== undefined) {
        ids.add(id);
      }
      if (name === 'a' && href !== undefined && depth > 0) {
        links.add(href);
      }
    },
    onclosetag(name) {
      if (name === within) {
        depth--;
      }
    },
  });
  parser.end(html);
  return { ids, links: [...links] };
}
