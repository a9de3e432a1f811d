import { stringify } from 'yaml';
import { frontmatterOf } from '@/lib/content/source';
import type { PageRoute } from '@/lib/manifest/routes';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { twinOf } from '@/lib/site/paths.mjs';
import type { Article } from './article';
import { markdownTreeOf, printMarkdown, takePlaceholders } from './markdown';

/** The texts of a page as Markdown. */
export type TwinText = {
  readonly title: string;
  readonly description: string;
  /** The full address of the Markdown file. */
  readonly address: string;
  /** The text of the file. */
  readonly text: string;
  /** Where its placeholders are, as offsets in UTF-16 code units, in the order of the page. */
  readonly placeholders: readonly number[];
  /** The same without frontmatter, with the page's address and description under its title, for a text of many pages. */
  readonly part: string;
};

/** A page as Markdown. */
export type Twin = TwinText & { readonly route: PageRoute };

/**
 * Writes a page as Markdown from its built HTML, so that it says what the page says, whatever made it.
 *
 * @param article the title and the text in that HTML
 * @throws when it has no title or no text
 */
export function twinOfPage(route: PageRoute, article: Article): TwinText {
  const { title, description, verified } = frontmatterOf(route.version, route.doc.id);
  const canonical = absoluteUrl(route.path);
  const { text: markdown, offsets } = takePlaceholders(printMarkdown(markdownTreeOf(article, canonical)));
  // A heading is one line.
  const [heading = ''] = markdown.split('\n', 1);
  const about = stringify({ title, description, canonical, verified }, { lineWidth: 0 });
  const head = `---\n${about}---\n\n`;
  return {
    title,
    description,
    address: absoluteUrl(twinOf(route.path)),
    text: `${head}${markdown}`,
    placeholders: offsets.map((offset) => head.length + offset),
    part: `${heading}\n\nSource: <${canonical}>\n\n${description}\n\n${markdown.slice(heading.length + 2)}`,
  };
}
