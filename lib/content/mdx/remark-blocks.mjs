// @ts-check
/// <reference types="mdast-util-mdx-jsx" />
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { blocks } from '../blocks/registry.mjs';
import { fault } from './fault.mjs';

/**
 * Replaces each block in a page with its Markdown (see `lib/content/blocks/registry.mjs`). Runs before most plugins, so that
 * they process the page and its blocks as one text.
 *
 * @this {import('unified').Processor<import('mdast').Root>}
 * @returns {(tree: import('mdast').Root, file: import('vfile').VFile) => void}
 */
export default function remarkBlocks() {
  const parse = (/** @type {VFile} */ text) => this.parse(text);
  return (tree, file) => {
    /** @type {WeakSet<import('mdast').Nodes>} */
    const ofBlocks = new WeakSet();
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
      parent.children.splice(index, 1, .../** @type {any[]} */ (written.children));
      // Visit the same index again, because a block can contain other blocks.
      return [SKIP, index];
    });
  };
}

/**
 * Unwraps a paragraph that contains only JSX elements, as MDX does for the page itself before any plugin runs.
 *
 * @param {import('mdast').Paragraph} paragraph
 * @param {number | undefined} index
 * @param {import('mdast').Parents | undefined} parent
 * @returns {import('unist-util-visit').VisitorResult}
 */
function unravel(paragraph, index, parent) {
  const elements = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  if (!parent || index === undefined || elements.some(({ type }) => type !== 'mdxJsxTextElement')) {
    return undefined;
  }
  const flow = elements.map((element) => ({ ...element, type: 'mdxJsxFlowElement' }));
  parent.children.splice(index, 1, .../** @type {any[]} */ (flow));
  return [SKIP, index + flow.length];
}

/**
 * @param {import('../blocks/registry.mjs').Block} block
 * @param {import('mdast-util-mdx-jsx').MdxJsxFlowElement} node
 * @param {number} depth the level of the heading that the block is under
 * @param {import('vfile').VFile} file
 * @param {(text: VFile) => import('mdast').Root} parse
 * @returns {import('mdast').Root} nothing if the block doesn't support its attributes
 */
function textOf(block, node, depth, file, parse) {
  try {
    const text = new VFile(block({ level: String(Math.min(depth + 1, 6)), ...attributesOf(node) }));
    const tree = parse(text);
    for (const { reason } of text.messages) {
      fault(file, `uses <${node.name}>, whose content ${reason}`, node);
    }
    return tree;
  } catch (error) {
    fault(file, error instanceof Error ? error.message : String(error), node);
    return { type: 'root', children: [] };
  }
}

/** @param {import('mdast-util-mdx-jsx').MdxJsxFlowElement} node */
function attributesOf(node) {
  return Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        throw new Error(`gives <${node.name}> an attribute that isn't plain text; write name="value".`);
      }
      return [attribute.name, attribute.value];
    }),
  );
}
