// @ts-check
/// <reference types="mdast-util-mdx-jsx" />

/**
 * Moves the samples of an operation before its fields, and wraps both in one element that shows them side by side if
 * there's room (`app/styles/operation.css`). They are sections named Request and Samples, or two consecutive blocks; a
 * section or block of responses that follows is included. Runs before remark-blocks, because blocks take the level of
 * their headings from the one above.
 *
 * @returns {(tree: import('mdast').Root) => void}
 */
export default function remarkOperations() {
  return ({ children }) => {
    for (let at = 0; at < children.length; at += 1) {
      const [samplesAt = 0, responsesAt = 0, end] = endsOf(children, at);
      if (end !== undefined) {
        const samples = children.slice(samplesAt, responsesAt);
        const fields = [...children.slice(at, samplesAt), ...children.slice(responsesAt, end)];
        children.splice(at, end - at, box('operation', [box('samples', samples), box('request', fields)]));
      }
    }
  };
}

/**
 * Returns where the fields, samples, and responses of an operation end, or an empty array if no operation starts here.
 */
function endsOf(/** @type {any[]} */ nodes, /** @type {number} */ at) {
  const isHeading = nodes[at]?.type === 'heading';
  const names = isHeading ? ['Request', 'Samples', 'Responses'] : ['RequestFields', 'RequestSamples', 'Responses'];
  const ends = [];
  let end = at;
  for (const name of names) {
    if (nameOf(nodes[end], isHeading) === name) {
      const next = nodes.findIndex((node, place) => place > end && (!isHeading || (node.depth ?? 3) <= 2));
      end = next < 0 ? nodes.length : next;
    } else if (name !== 'Responses') {
      return [];
    }
    ends.push(end);
  }
  return ends;
}

/** Returns the name of a block, or the text of a level-2 heading. */
function nameOf(/** @type {any} */ node, /** @type {boolean} */ isHeading) {
  return isHeading ? node?.depth === 2 && node.children[0]?.value : node?.name;
}

/** @returns {any} */
function box(/** @type {string} */ className, /** @type {readonly any[]} */ children) {
  const attributes = [{ type: 'mdxJsxAttribute', name: 'className', value: className }];
  return { type: 'mdxJsxFlowElement', name: 'div', attributes, children };
}
