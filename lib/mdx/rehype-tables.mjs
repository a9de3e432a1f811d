// @ts-check
import { SKIP, visit } from 'unist-util-visit';

/**
 * Lets a wide table scroll inside itself, reachable by keyboard, and turns the alignment of cells into classes.
 *
 * @returns {(tree: import('hast').Root) => void}
 */
export default function rehypeTables() {
  return (tree) => {
    visit(tree, { type: 'element', tagName: 'table' }, (node, index, parent) => {
      const table = /** @type {import('hast').Element} */ (node);
      if (!parent || index === undefined) {
        return undefined;
      }
      visit(table, 'element', describeCell);
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table'], role: 'group', ariaLabel: 'Table', tabIndex: 0 },
        children: [table],
      };
      return SKIP;
    });
  };
}

/** @param {import('hast').Element} cell */
function describeCell(cell) {
  const { align } = cell.properties;
  if (typeof align === 'string') {
    delete cell.properties.align;
    cell.properties.className = [`align-${align}`];
  }
  if (cell.tagName === 'th') {
    cell.properties.scope = 'col';
  }
}
