import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { mdxOptions } from '@/lib/content/mdx/plugins.mjs';

/**
 * Returns a page's Markdown tree with its blocks expanded. A block's output has the position of the block.
 *
 * @throws {VFileMessage} for a page that doesn't parse
 */
export async function pageTreeOf(source: string, file: string): Promise<Root> {
  const input = new VFile({ value: source, path: file });
  const processor = await blockProcessor;
  // Plugins are loaded by name, so their types aren't known here.
  return (await processor.run(processor.parse(input), input)) as Root;
}

/** Returns a processor with the pipeline's plugins up to the one that expands blocks. */
async function processorWithBlocks() {
  const names = mdxOptions.remarkPlugins;
  const last = names.findIndex((name) => name.endsWith('remark-blocks.mjs'));
  const plugins = await Promise.all(names.slice(0, last + 1).map(async (name) => (await import(name)).default));
  return unified().use(remarkParse).use(remarkMdx).use(plugins).freeze();
}

const blockProcessor = processorWithBlocks();
