import { type HtmlReader, readHtml } from '@/lib/content/html/read-html';

/** The link targets, links, and placeholders of a built page. */
export type PageParts = {
  /** The ids that a hash can refer to, without those whose section has moved. */
  readonly ids: ReadonlySet<string>;
  /** The links in its text. */
  readonly links: readonly string[];
  /** The names of the placeholders that it shows. */
  readonly placeholders: ReadonlySet<string>;
};

/**
 * Creates a reader that collects the parts of a built page.
 *
 * @param within the element whose links count: `main` contains the page's own text, and `body` also contains navigation
 */
export function partsReader(within: 'main' | 'body' = 'main'): HtmlReader<PageParts> {
  const ids = new Set<string>();
  const links = new Set<string>();
  const placeholders = new Set<string>();
  let depth = 0;
  return {
    opened(name, { id, href, 'data-placeholder': placeholder, 'data-moved': moved }) {
      if (name === within) {
        depth++;
      }
      if (id !== undefined && moved === undefined) {
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

/** Returns the parts of a built page; see `partsReader`. */
export function partsOf(html: string, within?: 'main' | 'body'): PageParts {
  return readHtml(html, partsReader(within))[0];
}
