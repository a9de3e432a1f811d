// @ts-check
/// <reference types="mdast-util-mdx-jsx" />

/**
 * Moves the samples of an operation before its fields, and wraps both in one element that shows them side by side if
 * there's room (`app/styles/operation.css`). They are sections named Request and Samples, or two consecutive blocks; a
 * section or block of responses that follows is included. Before the first samples of each operation, it adds the place
 * of the request builder (`components/request-builder/`). Runs before remark-blocks, because blocks take the level of
 * their headings from the one above.
 *
 * @returns {(tree: import('mdast').Root) => void}
 */
export default function remarkOperations() {
  return ({ children }) => {
    addBuilders(children);
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
 * Adds a place for a request builder before the first samples of each operation, or at the start of a section of samples.
 */
function addBuilders(/** @type {any[]} */ nodes, ids = new Set()) {
  for (let at = 0; at < nodes.length; at += 1) {
    const id = nodes[at].attributes?.find((/** @type {any} */ { name }) => name === 'id')?.value;
    if (nodes[at].name === 'Steps') {
      addBuilders(nodes[at].children, ids);
    }
    if (nodes[at].name === 'RequestSamples' && !ids.has(id)) {
      ids.add(id);
      const heading = nodes.findLastIndex((node, place) => place < at && node.type === 'heading' && node.depth <= 2);
      const isSection = nameOf(nodes[heading], true) === 'Samples';
      const data = { hName: 'div', hProperties: { 'data-part': 'request-builder', 'data-operation': id } };
      nodes.splice(isSection ? heading + 1 : at, 0, { type: 'requestBuilder', data, children: [] });
      at += 1;
    }
  }
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
    const first = nodes[end]?.type === 'requestBuilder' ? end + 1 : end;
    if (nameOf(nodes[first], isHeading) === name) {
      const next = nodes.findIndex((node, place) => place > first && (!isHeading || (node.depth ?? 3) <= 2));
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
