// @ts-check
import { toHtml } from 'hast-util-to-html';

/** Elements in which a run of blocks can become one element. In others, such as lists, that would be invalid HTML. */
const gathers = new Set(['div', 'li', 'section', 'blockquote', 'dd']);

/**
 * Replaces content without components by strings of HTML, each rendered by one `<StaticHtml>`. Prose has no behavior,
 * so React doesn't need to create, send, and hydrate its elements: a page becomes a handful of strings between its
 * components. Runs last.
 *
 * @returns {(tree: import('hast').Root) => void}
 */
export default function rehypeStatic() {
  return (tree) => gatherIn(tree);
}

/** @typedef {import('hast').Root | import('hast').Element | import('mdast-util-mdx-jsx').MdxJsxFlowElementHast} Parent */

/** @param {Parent} parent */
function gatherIn(parent) {
  // The text around a component in a line would become a block, and break the line.
  if (parent.children.some(({ type }) => type === 'mdxJsxTextElement')) {
    return;
  }
  /** @type {any[]} */
  const children = [];
  /** @type {any[]} */
  let run = [];
  const endRun = () => {
    children.push(...(run.some(({ type }) => type === 'element') ? [staticHtml(run)] : run));
    run = [];
  };
  for (const child of parent.children) {
    if (isStatic(child)) {
      run.push(child);
      continue;
    }
    endRun();
    children.push(child);
    if (child.type === 'mdxJsxFlowElement' || (child.type === 'element' && gathers.has(child.tagName))) {
      gatherIn(child);
    } else if (child.type === 'element') {
      for (const inner of child.children) {
        if (inner.type === 'element' && gathers.has(inner.tagName)) {
          gatherIn(inner);
        }
      }
    }
  }
  endRun();
  parent.children = children;
}

/**
 * @param {any} node
 * @returns {boolean}
 */
function isStatic(node) {
  return node.type === 'text' || node.type === 'raw' || (node.type === 'element' && node.children.every(isStatic));
}

/** @param {import('hast').ElementContent[]} nodes */
function staticHtml(nodes) {
  // Keep leading and trailing whitespace: it can separate a word from a component.
  const html = toHtml(nodes, { allowDangerousHtml: true });
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticHtml',
    attributes: [{ type: 'mdxJsxAttribute', name: 'html', value: html }],
    children: [],
  };
}
