import { stringify } from 'yaml';
import { frontmatterOf } from '@/lib/content/pages/page-frontmatter';
import { requiredEditionsOf } from '@/lib/content/pages/required-editions';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { editionLabels } from '@/lib/site/editions';
import type { PageRoute } from '@/lib/site/manifest/routes';
import { markdownPathOf } from '@/lib/site/paths';
import type { Article } from './article';
import { markdownTreeOf, printMarkdown, type SectionLines, takePlaceholders, takeSections } from './markdown';

export type MarkdownPage = {
  readonly route: PageRoute;
  readonly title: string;
  readonly description: string;
  /** The absolute URL of the Markdown file. */
  readonly address: string;
  /** The text of the file. */
  readonly text: string;
  /** Offsets of its placeholders in UTF-16 code units, in page order. */
  readonly placeholders: readonly number[];
  /** Its sections, with lines counted after the frontmatter. */
  readonly sections: readonly SectionLines[];
  /** The text for a file of many pages: without frontmatter, but with its URL and description under its title. */
  readonly chapter: string;
};

/** Converts a page's built HTML to Markdown, so that it says what the page says, no matter what generated it. */
export function markdownPageOf(route: PageRoute, article: Article): MarkdownPage {
  const frontmatter = frontmatterOf(route.version, route.doc.id);
  const { title, description, verified } = frontmatter;
  const editions = requiredEditionsOf(route.path, frontmatter).map(
    ({ name, since }) => editionLabels[name] + (since ? ` ${since} or later` : ''),
  );
  const canonical = absoluteUrl(route.path);
  const { text: signed, sections } = takeSections(printMarkdown(markdownTreeOf(article, canonical)));
  const { text: markdown, offsets } = takePlaceholders(signed);
  // A heading is always one line.
  const [heading = ''] = markdown.split('\n', 1);
  const about = stringify(
    {
      title,
      description,
      canonical,
      index: absoluteUrl('/llms.txt'),
      ...(editions.length > 0 && { editions }),
      verified,
    },
    { lineWidth: 0 },
  );
  const head = `---\n${about}---\n\n`;
  return {
    route,
    title,
    description,
    address: absoluteUrl(markdownPathOf(route.path)),
    text: `${head}${markdown}`,
    sections,
    placeholders: offsets.map((offset) => head.length + offset),
    chapter: `${heading}\n\nSource: <${canonical}>\n\n${description}\n\n${markdown.slice(heading.length + 2)}`,
  };
}
