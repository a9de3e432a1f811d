// @ts-check
/// <reference types="mdast-util-mdx-jsx" />
import { SKIP, visit } from 'unist-util-visit';
import { blocks } from '../blocks/registry.mjs';

/**
 * Puts the Markdown of a block (see `lib/blocks/registry.mjs`) where a page names it. It comes first, so that all others see one text.
 *
 * @this {import('unified').Processor<import('mdast').Root>}
 * @returns {(tree: import('mdast').Root, file: import('vfile').VFile) => void}
 */
export default function remarkBlocks() {
  const parse = (/** @type {string} */ text) => this.parse(text);
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const block = node.name === null ? undefined : blocks[node.name];
      if (!block || !parent || index === undefined) {
        return undefined;
      }
      const written = textOf(block, node, file, parse);
      // A fault found in it later belongs to the line that asked for it.
      visit(written, (inner) => {
        inner.position = node.position;
      });
      parent.children.splice(index, 1, .../** @type {any[]} */ (written.children));
      // Once more from this place: a block may name others.
      return [SKIP, index];
    });
  };
}

/**
 * @param {import('../blocks/registry.mjs').Block} block
 * @param {import('mdast-util-mdx-jsx').MdxJsxFlowElement} node
 * @param {import('vfile').VFile} file
 * @param {(text: string) => import('mdast').Root} parse
 */
function textOf(block, node, file, parse) {
  try {
    return parse(block(attributesOf(node)));
  } catch (error) {
    return file.fail(error instanceof Error ? error.message : String(error), node);
  }
}

/** @param {import('mdast-util-mdx-jsx').MdxJsxFlowElement} node */
function attributesOf(node) {
  return Object.fromEntries(
    node.attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        throw new Error(`gives <${node.name}> an attribute that is no plain text; write name="value".`);
      }
      return [attribute.name, attribute.value];
    }),
  );
}
