import { createProcessor } from '@mdx-js/mdx';
import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { mdxOptions, rehypePlugins, remarkPlugins, upTo } from '@/lib/content/mdx/plugins';
import { rehypeHeadings } from '@/lib/content/mdx/rehype-headings';
import { remarkCode } from '@/lib/content/mdx/remark-code';

/**
 * Returns the IDs on a page that links can point to: those of its headings, and old IDs that it keeps. IDs of sections
 * that have moved don't count: the registry says where they are now.
 *
 * @param tree the page with its blocks expanded; it's unusable afterwards
 */
export async function pageIdsOf(tree: Root, file: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  const collectIds = () => (html: HtmlRoot) => {
    visit(html, 'element', ({ properties: { id, 'data-moved': moved } }) => {
      if (typeof id === 'string' && moved === undefined) {
        ids.add(id);
      }
    });
    // Leaves nothing to compile.
    html.children = [];
  };
  const processor = createProcessor({
    ...mdxOptions,
    format: 'mdx',
    remarkPlugins: remarkPlugins.slice(upTo(remarkPlugins, remarkCode).length),
    rehypePlugins: [...upTo(rehypePlugins, rehypeHeadings), collectIds],
  });
  // It starts from a tree of its own parser's type, but its first plugins take Markdown.
  await (processor as unknown as Processor).run(tree, new VFile({ path: file }));
  return ids;
}
