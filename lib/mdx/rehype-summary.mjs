// @ts-check
import { visit } from 'unist-util-visit';
import { exportOf } from './esm-export.mjs';

/**
 * Exports as `summary` what the head of a page says about its text. Comes after everything that adds text.
 *
 * @returns {(tree: import('hast').Root) => void}
 */
export default function rehypeSummary() {
  return (tree) => {
    /** @type {Set<string>} */
    const placeholders = new Set();
    visit(tree, (node) => {
      if (node.type === 'element' && node.properties['data-placeholder']) {
        placeholders.add(String(node.properties['data-placeholder']));
      } else if (node.type === 'raw') {
        for (const [, name = ''] of node.value.matchAll(/ data-placeholder="([^"]+)"/g)) {
          placeholders.add(name);
        }
      }
    });
    tree.children.unshift(exportOf('summary', { placeholders: [...placeholders] }));
  };
}
