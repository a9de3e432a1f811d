import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { screens } from '@/content/screens.mjs';

/**
 * Marks the menu path to a screen of Mixpost, such as `**System** → **Status**`, so that the browser can link it to the
 * reader's own installation (`components/values/screen-links.ts`).
 */
export function remarkScreens(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'link' || node.type === 'heading') {
        return SKIP;
      }
      if (node.type !== 'strong' || !parent || index === undefined) {
        return undefined;
      }
      for (const [name, { menu }] of Object.entries(screens)) {
        // All of the path is bold, or each step, with arrows between them.
        const length = [1, menu.length * 2 - 1].find((count) =>
          isPath(parent.children.slice(index, index + count), menu),
        );
        if (length !== undefined) {
          const children = parent.children.slice(index, index + length);
          const data = { hName: 'span', hProperties: { 'data-screen': name } };
          parent.children.splice(index, length, { type: 'screen', data, children } as never);
          return [SKIP, index + 1];
        }
      }
      return undefined;
    });
  };
}

function isPath(nodes: readonly RootContent[], menu: readonly string[]) {
  return (
    nodes.at(-1)?.type === 'strong' &&
    nodes.every(({ type }, at) => type === (at % 2 === 0 ? 'strong' : 'text')) &&
    nodes
      .map((node) => textOf(node))
      .join('')
      .replaceAll(/\s+/g, ' ') === menu.join(' → ')
  );
}
