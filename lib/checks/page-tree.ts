import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { mdxOptions } from '@/lib/mdx/plugins.mjs';

/**
 * A page's Markdown as the pipeline has it once blocks are written out: what a block wrote stands at the block's line.
 *
 * @param file the page's file, from the project's root
 * @throws a VFileMessage for a page that does not parse
 */
export async function pageTreeOf(source: string, file: string): Promise<Root> {
  const input = new VFile({ value: source, path: file });
  const processor = await blockProcessor;
  // The plugins come by name, so that their types are not known here.
  return (await processor.run(processor.parse(input), input)) as Root;
}

/** The pipeline's own plugins up to the one that writes out blocks. */
async function processorWithBlocks() {
  const names = mdxOptions.remarkPlugins;
  const last = names.findIndex((name) => name.endsWith('remark-blocks.mjs'));
  const plugins = await Promise.all(names.slice(0, last + 1).map(async (name) => (await import(name)).default));
  return unified().use(remarkParse).use(remarkMdx).use(plugins).freeze();
}

const blockProcessor = processorWithBlocks();
