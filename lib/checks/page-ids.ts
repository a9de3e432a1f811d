import { createProcessor } from '@mdx-js/mdx';
import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { loadMdxOptions } from '@/lib/content/mdx/load-mdx-options';
import { mdxOptions } from '@/lib/content/mdx/plugins.mjs';

/**
 * Returns the IDs on a page that links can point to: those of its headings, and old IDs that it keeps. IDs of sections
 * that have moved don't count: the registry says where they are now.
 *
 * @param tree the page with its blocks expanded; it's unusable afterwards
 */
export async function pageIdsOf(tree: Root, file: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  const { remarkPlugins, rehypePlugins, ...options } = await loadMdxOptions();
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
    ...options,
    format: 'mdx',
    remarkPlugins: remarkPlugins?.slice(indexAfter(mdxOptions.remarkPlugins, 'remark-code.mjs')),
    rehypePlugins: [
      ...(rehypePlugins?.slice(0, indexAfter(mdxOptions.rehypePlugins, 'rehype-headings.mjs')) ?? []),
      collectIds,
    ],
  });
  // It starts from a tree of its own parser's type, but its first plugins take Markdown.
  await (processor as unknown as Processor).run(tree, new VFile({ path: file }));
  return ids;
}

function indexAfter(plugins: readonly string[], name: string): number {
  return plugins.findIndex((plugin) => plugin.endsWith(name)) + 1;
}
