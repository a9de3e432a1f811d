import { type HtmlReader, readHtml } from '@/lib/html/read-html';

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
 * Collects the parts of a built page.
 *
 * @param within the element whose links count: the page's own text is in `main`, `body` holds the chrome too
 */
export function partsReader(within: 'main' | 'body' = 'main'): HtmlReader<PageParts> {
  const ids = new Set<string>();
  const links = new Set<string>();
  const placeholders = new Set<string>();
  let depth = 0;
  return {
    opened(name, { id, href, 'data-placeholder': placeholder }) {
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
    closed(name) {
      if (name === within) {
        depth--;
      }
    },
    found: () => ({ ids, links: [...links], placeholders }),
  };
}

/** The parts of a built page, see `partsReader`. */
export function partsOf(html: string, within?: 'main' | 'body'): PageParts {
  return readHtml(html, partsReader(within))[0];
}
