import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { remarkPlugins, upTo } from '@/lib/content/mdx/plugins';
import { remarkBlocks } from '@/lib/content/mdx/remark-blocks';

/**
 * Returns a page's Markdown tree with its blocks expanded. A block's output has the position of the block.
 *
 * @throws {VFileMessage} for a page that doesn't parse
 */
export async function pageTreeOf(source: string, file: string): Promise<Root> {
  const input = new VFile({ value: source, path: file });
  return (await blockProcessor.run(blockProcessor.parse(input), input)) as Root;
}

/** Has the pipeline's plugins up to the one that expands blocks. */
const blockProcessor = unified().use(remarkParse).use(remarkMdx).use(upTo(remarkPlugins, remarkBlocks)).freeze();
