// @ts-check
/// <reference types="mdast-util-mdx-jsx" />
/**
 * @typedef {import('mdast').RootContent} Node
 */

/**
 * Puts the samples of an operation before its fields, and both into one element, which shows them side by side where there is room
 * (`app/styles/operation.css`). They are sections named Request and Samples, or two blocks in a row; a section or block of responses that
 * follows belongs to them. Comes before blocks are read, which take the level of their headings from the one above.
 *
 * @returns {(tree: import('mdast').Root) => void}
 */
export default function remarkOperations() {
  return (tree) => {
    const nodes = tree.children;
    for (let at = 0; at < nodes.length; at += 1) {
      const operation = sectionsAt(nodes, at) ?? blocksAt(nodes, at);
      if (operation) {
        const { samplesAt, responsesAt, end } = operation;
        const samples = nodes.slice(samplesAt, responsesAt);
        const fields = [...nodes.slice(at, samplesAt), ...nodes.slice(responsesAt, end)];
        nodes.splice(at, end - at, box('operation', [box('samples', samples), box('request', fields)]));
      }
    }
  };
}

/** @typedef {{ samplesAt: number, responsesAt: number, end: number }} Operation where its parts start, and where it ends */

/**
 * @param {readonly Node[]} nodes
 * @param {number} at
 * @returns {Operation | null}
 */
function sectionsAt(nodes, at) {
  const samplesAt = endOfSection(nodes, at);
  if (!isSection(nodes[at], 'Request') || !isSection(nodes[samplesAt], 'Samples')) {
    return null;
  }
  const responsesAt = endOfSection(nodes, samplesAt);
  const end = isSection(nodes[responsesAt], 'Responses') ? endOfSection(nodes, responsesAt) : responsesAt;
  return { samplesAt, responsesAt, end };
}

/**
 * @param {readonly Node[]} nodes
 * @param {number} at
 * @returns {Operation | null}
 */
function blocksAt(nodes, at) {
  if (!isBlock(nodes[at], 'RequestFields') || !isBlock(nodes[at + 1], 'RequestSamples')) {
    return null;
  }
  return { samplesAt: at + 1, responsesAt: at + 2, end: isBlock(nodes[at + 2], 'Responses') ? at + 3 : at + 2 };
}

/** @param {readonly Node[]} nodes @param {number} at */
function endOfSection(nodes, at) {
  const next = nodes.findIndex((node, place) => place > at && node.type === 'heading' && node.depth <= 2);
  return next < 0 ? nodes.length : next;
}

/** @param {Node | undefined} node @param {string} title */
function isSection(node, title) {
  return node?.type === 'heading' && node.depth === 2 && node.children.length === 1 && isText(node.children[0], title);
}

/** @param {import('mdast').PhrasingContent | undefined} node @param {string} value */
function isText(node, value) {
  return node?.type === 'text' && node.value === value;
}

/** @param {Node | undefined} node @param {string} name */
function isBlock(node, name) {
  return node?.type === 'mdxJsxFlowElement' && node.name === name;
}

/**
 * @param {string} className
 * @param {readonly Node[]} children
 * @returns {any}
 */
function box(className, children) {
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: className }],
    children,
  };
}
