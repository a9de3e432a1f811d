import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';

/** Elements in which a run of blocks can become one element. In others, such as lists, that would be invalid HTML. */
const gathers = new Set(['div', 'li', 'section', 'blockquote', 'dd']);

/**
 * Replaces content without components by strings of HTML, each rendered by one `<StaticHtml>`. Prose has no behavior,
 * so React doesn't need to create, send, and hydrate its elements: a page becomes a handful of strings between its
 * components. Runs last.
 */
export function rehypeStatic(): (tree: Root) => void {
  return (tree) => gatherIn(tree);
}

type Parent = Root | Element | MdxJsxFlowElementHast;

function gatherIn(parent: Parent) {
  // The text around a component in a line would become a block, and break the line.
  if (parent.children.some(({ type }) => type === 'mdxJsxTextElement')) {
    return;
  }
  const children: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    children.push(...(run.some(({ type }) => type === 'element') ? [staticHtml(run)] : run));
    run = [];
  };
  for (const child of parent.children as ElementContent[]) {
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

function isStatic(node: ElementContent): boolean {
  return node.type === 'text' || node.type === 'raw' || (node.type === 'element' && node.children.every(isStatic));
}

function staticHtml(nodes: ElementContent[]): MdxJsxFlowElementHast {
  // Keep leading and trailing whitespace: it can separate a word from a component.
  const html = toHtml(nodes, { allowDangerousHtml: true });
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticHtml',
    attributes: [{ type: 'mdxJsxAttribute', name: 'html', value: html }],
    children: [],
  };
}
