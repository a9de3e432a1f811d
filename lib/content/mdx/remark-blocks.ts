/// <reference types="mdast-util-mdx-jsx" />

import type { Nodes, Paragraph, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Processor } from 'unified';
import { SKIP, type VisitorResult, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { type Block, blocks } from '@/lib/content/blocks/block-registry';
import { fault } from './fault';

/**
 * Replaces each block in a page with its Markdown (see `lib/content/blocks/block-registry.ts`). Runs before most
 * plugins, so that they process the page and its blocks as one text.
 */
export function remarkBlocks(this: Processor): (tree: Root, file: import('vfile').VFile) => void {
  const parse = (text: VFile) => this.parse(text) as Root;
  return (tree, file) => {
    const ofBlocks: WeakSet<Nodes> = new WeakSet();
    let depth = 1;
    visit(tree, ['heading', 'mdxJsxFlowElement'], (node, index, parent) => {
      if (node.type === 'heading' && !ofBlocks.has(node)) {
        depth = node.depth;
      }
      const block = node.type === 'mdxJsxFlowElement' && node.name !== null ? blocks[node.name] : undefined;
      if (!block || node.type !== 'mdxJsxFlowElement' || !parent || index === undefined) {
        return undefined;
      }
      const written = textOf(block, node, depth, file, parse);
      visit(written, 'paragraph', unravel);
      // Errors that are found in the block's content later should point to the line that uses the block.
      visit(written, (inner) => {
        inner.position = node.position;
        ofBlocks.add(inner);
      });
      parent.children.splice(index, 1, ...(written.children as never[]));
      // Visit the same index again, because a block can contain other blocks.
      return [SKIP, index];
    });
  };
}

/** Unwraps a paragraph that contains only JSX elements, as MDX does for the page itself before any plugin runs. */
function unravel(paragraph: Paragraph, index: number | undefined, parent: Parents | undefined): VisitorResult {
  const elements = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (!parent || index === undefined || elements.some(({ type }) => type !== 'mdxJsxTextElement')) {
    return undefined;
  }
  const flow = elements.map((element) => ({ ...element, type: 'mdxJsxFlowElement' }));
  parent.children.splice(index, 1, ...(flow as never[]));
  return [SKIP, index + flow.length];
}

/**
 * @param depth the level of the heading that the block is under
 * @returns nothing if the block doesn't support its attributes
 */
function textOf(
  block: Block,
  node: MdxJsxFlowElement,
  depth: number,
  file: import('vfile').VFile,
  parse: (text: VFile) => Root,
): Root {
  try {
    return parse(new VFile(block({ level: String(Math.min(depth + 1, 6)), ...textAttributesOf(node) })));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isSyntax = error instanceof VFileMessage;
    fault(file, isSyntax ? `uses <${node.name}>, whose content isn't MDX: ${reason}; correct it.` : reason, node);
    return { type: 'root', children: [] };
  }
}

function textAttributesOf(node: MdxJsxFlowElement) {
  return Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        throw new Error(`gives <${node.name}> an attribute that isn't plain text; write name="value".`);
      }
      return [attribute.name, attribute.value];
    }),
  );
}
