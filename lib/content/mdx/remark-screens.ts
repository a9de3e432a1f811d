import type { Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { screens } from '@/content/screens.mjs';

/**
 * Marks the menu path to a screen of Mixpost, such as `**System** → **Status**`, so that the browser can link it to the reader's
 * own installation (`components/values/screen-links.ts`).
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
        const length = lengthOf(menu, parent.children, index);
        if (length > 0) {
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

/**
 * Returns how many nodes a menu path consists of: one if all of it is bold, otherwise a bold node for each step
 * with arrows between them. 0 if something else starts there.
 */
function lengthOf(menu: readonly string[], nodes: readonly RootContent[], start: number) {
  const menuPath = menu.flatMap((step) => [`strong ${step}`, 'text → ']).slice(0, -1);
  if (menuPath.every((part, at) => partOf(nodes[start + at]) === part)) {
    return menuPath.length;
  }
  return partOf(nodes[start]) === `strong ${menu.join(' → ')}` ? 1 : 0;
}

/** Returns a node's type and text. */
function partOf(node: RootContent | undefined) {
  const text = node?.type === 'strong' ? node.children[0] : node;
  return text?.type === 'text'
    ? `${node?.type}${node?.type === 'strong' ? ' ' : ''}${text.value.replaceAll(/\s+/g, ' ')}`
    : '';
}
