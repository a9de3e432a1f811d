/// <reference types="mdast-util-mdx-jsx" />
import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fault } from './fault';

/** Turns `<Steps>` into an ordered list in which each level-3 heading starts an item. */
export function rehypeSteps(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (steps, index, parent) => {
      if (steps.name !== 'Steps' || !parent || index === undefined) {
        return undefined;
      }
      const items: Element[] = [];
      for (const child of steps.children) {
        if (child.type === 'element' && child.tagName === 'h3') {
          items.push(h('li'));
        }
        const item = items.at(-1);
        if (item) {
          item.children.push(child);
        } else if (child.type !== 'text' || child.value.trim() !== '') {
          fault(file, 'has text in <Steps> before the first step; start with a level 3 heading (###).', steps);
          break;
        }
      }
      parent.children[index] = h('ol', { className: ['steps'] }, items);
      // Visit the same index again, because a step can contain steps.
      return [SKIP, index];
    });
  };
}
