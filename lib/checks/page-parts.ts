import { Parser } from 'htmlparser2';

/** What a built page offers and asks for. */
export type PageParts = {
  /** The ids that a hash may name. */
  readonly ids: ReadonlySet<string>;
  /** The links in its text. */
  readonly links: readonly string[];
  /** The names of the placeholders that it shows. */
  readonly placeholders: ReadonlySet<string>;
};

/**
 * Reads a built page.
 *
 * @param within the element whose links count: the page's own text is in `main`, `body` holds the chrome too
 */
export function partsOf(html: string, within: 'main' | 'body' = 'main'): PageParts {
  const ids = new Set<string>();
  const links = new Set<string>();
  const placeholders = new Set<string>();
  let depth = 0;
  const parser = new Parser({
    onopentag(name, { id, href, 'data-placeholder': placeholder }) {
      if (name === within) {
        depth++;
      }
      if (id !== undefined) {
        ids.add(id);
      }
      if (placeholder !== undefined) {
        placeholders.add(placeholder);
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
  return { ids, links: [...links], placeholders };
}
