// @ts-check
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Lets a wide table scroll inside itself, reachable by keyboard, and turns the alignment of cells into classes. A head cell without text
 * stops the page: read aloud, the cells of its column would belong to nothing.
 *
 * @returns {(tree: import('hast').Root, file: import('vfile').VFile) => void}
 */
export default function rehypeTables() {
  return (tree, file) => {
    visit(tree, { type: 'element', tagName: 'table' }, (node, index, parent) => {
      const table = /** @type {import('hast').Element} */ (node);
      if (!parent || index === undefined) {
        return undefined;
      }
      visit(table, 'element', (cell) => {
        if (cell.tagName === 'th' && textOf(cell).trim() === '') {
          file.fail('leaves a head cell of a table empty; write what its column holds.', cell);
        }
        describeCell(cell);
      });
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
